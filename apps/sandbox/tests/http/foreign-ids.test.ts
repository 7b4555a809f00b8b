import { closingCalls, fixtures } from '@baize/api/conformance'
import { type CallDefinition, calls } from '@baize/api/contract'
import { newId } from '@baize/platform/database/ids.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { CallId } from '@baize/platform/http/implement.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from './testing.ts'
import { type Actor, type ActorName, makeActors } from './testingActors.ts'

type Input = Record<'params' | 'query' | 'body', Record<string, unknown> | undefined>

const definitions = Object.values(calls) as readonly (CallDefinition & { id: CallId })[]
const sampleOf = (id: CallId) => fixtures[id] as unknown as Partial<Input>
const opens = ({ roles }: CallDefinition, { site }: Actor) => roles.includes(site)
const isId = (name: string) => /^id$|Ids?$/.test(name)

/** Every value that is named as an id, wherever it is in a response. */
function idsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'string' && isId(name) && /^[A-Za-z0-9_-]{8,64}$/.test(part)) found.add(part)
    else idsIn(part, found)
  }
  return found
}

/** The call's inputs with `id` in each position of an id, one at a time. */
function inputsWith(definition: CallDefinition & { id: CallId }, id: string): Partial<Input>[] {
  const sample = sampleOf(definition.id)
  const fieldsOf = (part: 'params' | 'query' | 'body') =>
    Object.keys((definition[part] as unknown as { def?: { shape?: object } })?.def?.shape ?? {})
  const named = (['query', 'body'] as const).flatMap((part) =>
    fieldsOf(part)
      .filter(isId)
      .map((name) => ({
        ...sample,
        [part]: { ...sample[part], [name]: name.endsWith('Ids') ? [id] : id },
      })),
  )
  const params = fieldsOf('params')
  if (params.length === 0) return named
  return [...named, { ...sample, params: Object.fromEntries(params.map((name) => [name, id])) }]
}

/** A name of the catalogue, as `second-deposit`, is no account's: whether it is offered depends on when a payment arrived. */
const catalogueName = /^[a-z]+(?:-[a-z]+)+$/

describe.each(testEngines)('on $name, an id of another account is the same as an unknown id', (engine) => {
  let platform: TestPlatform
  let actors: Record<ActorName, Actor>

  beforeAll(async () => {
    platform = await startTestPlatform({ engine })
    actors = await makeActors(platform)
  })
  afterAll(() => platform?.close())

  const make = async (id: CallId, actor: Actor, input: Partial<Input> = sampleOf(id)) =>
    platform.call(id, input as never, { as: await actor.session(), site: actor.site })

  /** Makes every possible write once, and every read: the ids that were seen, each with its first call. */
  async function idsSeenBy(actor: Actor): Promise<Map<string, CallId>> {
    const seen = new Map<string, CallId>()
    const look = async (id: CallId, input = sampleOf(id)) => {
      const { value } = (await make(id, actor, input)).envelope
      for (const found of idsIn(value)) if (!seen.has(found)) seen.set(found, id)
    }
    const mine = definitions
      .filter((each) => opens(each, actor) || each.roles.includes('visitor'))
      // What leaves an account with fewer rights is last.
      .sort((one, other) => Number(closingCalls.has(one.id)) - Number(closingCalls.has(other.id)))
    for (const definition of mine.filter(({ method }) => method !== 'GET')) {
      await look(definition.id)
    }
    for (const definition of mine.filter(({ method, params }) => method === 'GET' && !params)) {
      await look(definition.id)
      if (definition.query) await look(definition.id, {})
    }
    return seen
  }

  /** Which of the ids the owner can read, by which call. */
  async function readableBy(owner: Actor, ids: Iterable<string>): Promise<string[]> {
    const answers: string[] = []
    for (const definition of definitions) {
      if (definition.method !== 'GET' || !definition.params || !opens(definition, owner)) continue
      for (const id of ids) {
        const [input = {}] = inputsWith(definition, id).slice(-1)
        const answer = await make(definition.id, owner, input)
        if (answer.status === 200) answers.push(`${definition.id} ${id}`)
      }
    }
    return answers
  }

  test.each([
    ['member', 'otherMember'],
    ['agent', 'foreignAgent'],
    ['agent', 'downlineAgent'],
  ] as const)('what belongs to %s, used by %s', async (ownerName, strangerName) => {
    const [owner, stranger] = [actors[ownerName], actors[strangerName]]
    const strangers = await idsSeenBy(stranger)
    const theirs = [...(await idsSeenBy(owner))].filter(
      ([id]) => !strangers.has(id) && id !== stranger.memberId && !catalogueName.test(id),
    )
    const own = Object.values(Object.groupBy(theirs, ([, call]) => call)).flatMap((found) =>
      (found ?? []).slice(0, 1).map(([id]) => id),
    )
    expect(own.length).toBeGreaterThan(2)
    const before = await readableBy(owner, own)
    expect(before.length).toBeGreaterThan(0)
    for (const definition of definitions) {
      if (!opens(definition, stranger)) continue
      const places = inputsWith(definition, newId())
      for (const [place, input] of places.entries()) {
        const unknown = await make(definition.id, stranger, input)
        for (const id of own) {
          // What may be done once a second is separated by the second.
          if (definition.method !== 'GET') platform.advance(1)
          const foreign = await make(definition.id, stranger, inputsWith(definition, id)[place])
          const what = `${definition.id} ${id}: ${foreign.text}`
          expect([foreign.status, foreign.envelope.code], what).toEqual([
            unknown.status,
            unknown.envelope.code,
          ])
          const told = [...idsIn(foreign.envelope.value)].filter((each) => own.includes(each) && each !== id)
          expect(told, what).toEqual([])
        }
      }
    }
    expect(await readableBy(owner, own)).toEqual(before)
  })
})
