import { fixtures, mutants, randomFrom } from '@baize/api/conformance'
import { type CallDefinition, calls, errorStatus } from '@baize/api/contract'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { CallId } from '@baize/platform/http/implement.ts'
import { Refusal } from '@baize/platform/http/refusal.ts'
import { parsePart } from '@baize/platform/http/shape.ts'
import { verifyLedger } from '@baize/platform/ledger/index.ts'
import { log } from '@baize/platform/observability/log.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  startTestPlatform,
  type TestAnswer,
  type TestPlatform,
  type TestSession,
  testKey,
} from './testing.ts'
import { type Actor, type ActorName, makeActors } from './testingActors.ts'

const seed = Number(process.env.SEED ?? 20_261_121)
const perSchema = 1_000
/** How many of a schema's payloads make the whole way: four of those that its schema takes for each other one. */
const sent = Number(process.env.MUTANTS_SENT ?? 30)
const takenSent = Math.ceil(sent * 0.8)
/** After how many of them the throttles are emptied: they would respond in place of the calls behind them. */
const restsAfter = 10
/**
 * Milliseconds of work that a response may cost, in CPU time. It may take longer by the clock: the machine is shared.
 */
const slowest = 1_000

type Part = 'params' | 'query' | 'body'
const ids = Object.keys(calls) as CallId[]
const definitionOf = (id: CallId): CallDefinition => calls[id]
const schemas = ids.flatMap((id) =>
  (['params', 'query', 'body'] as const)
    .filter((part) => definitionOf(id)[part])
    .map((part) => [id, part] as const),
)

/** A stack, a file or a query in a response. */
const leaks = /\bat [\w.<>]+ \(|node:internal|\.ts:\d+|\/node_modules\/|select .* from|SQLSTATE/i

describe.each(testEngines)(`mutated payloads on $name (seed ${seed})`, (engine) => {
  let platform: TestPlatform
  let actors: Record<ActorName, Actor>
  const sessions = new Map<Actor, TestSession>()

  beforeAll(async () => {
    platform = await startTestPlatform({ engine })
    actors = await makeActors(platform)
  })
  // The sandbox's own switches are calls, too.
  afterEach(async () => {
    sessions.clear()
    await platform.call('sandboxStatus', { body: { status: 0 } })
  })
  afterAll(() => platform?.close())

  function actorFor(id: CallId): Actor {
    const { roles } = definitionOf(id)
    return roles.includes('agent') && !roles.includes('member') ? actors.agent : actors.member
  }

  async function restThrottles(): Promise<void> {
    const { db } = platform.platform
    for (const table of ['rate_limit', 'failed_attempt'] as const) await db.deleteFrom(table).execute()
  }

  /** One session for the calls of a test: those that end it have no schema. */
  async function sessionOf(actor: Actor): Promise<TestSession | null> {
    const session = sessions.get(actor) ?? (await actor.session())
    if (session) sessions.set(actor, session)
    return session
  }

  async function send(id: CallId, input: object, options: { key?: string; actor?: Actor } = {}) {
    const { roles } = definitionOf(id)
    const actor = options.actor ?? actorFor(id)
    const as = roles.every((role) => role === 'visitor') ? null : await sessionOf(actor)
    const before = process.threadCpuUsage()
    const answer = await platform.call(id, input as never, {
      as,
      site: actor.site,
      ...(roles.includes('vendor') ? { vendor: 'BAIZE' } : {}),
      ...(options.key ? { key: options.key } : {}),
    })
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000, `${id}: ${answer.text.slice(0, 200)}`).toBeLessThan(slowest)
    return answer
  }

  function expectSound({ status, envelope, text }: TestAnswer, what: string) {
    const said = `${what}: ${text.slice(0, 300)}`
    expect(status, said).toBeLessThan(500)
    expect(text, said).not.toMatch(leaks)
    if (status !== 200) expect(errorStatus[envelope.code as keyof typeof errorStatus], said).toBe(status)
  }

  test.each(schemas)(
    '%s: a thousand %s',
    async (id, part) => {
      const schema = definitionOf(id)[part]
      if (!schema) throw new Error('the call has this part')
      const sample = fixtures[id] as unknown as Partial<Record<Part, unknown>>
      const taken: unknown[] = []
      const refused: unknown[] = []
      for (const mutant of mutants(schema, sample[part], perSchema, seed + ids.indexOf(id))) {
        const wire = part === 'body' ? viaJson(mutant) : asText(mutant)
        const before = process.threadCpuUsage()
        try {
          parsePart(schema, wire)
          taken.push(wire)
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
          refused.push(wire)
        }
        expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(slowest)
      }
      expect(refused.length).toBeGreaterThan(taken.length / 10)
      const goes = [...taken.slice(0, takenSent), ...refused, ...taken.slice(takenSent)].slice(0, sent)
      for (const [place, wire] of goes.entries()) {
        if (place % restsAfter === 0) await restThrottles()
        const what = `${id} ${part} ${JSON.stringify(wire).slice(0, 200)}`
        expectSound(await send(id, { ...sample, [part]: wire }), what)
      }
    },
    60_000 + sent * 500,
  )

  test.each(ids.filter((id) => definitionOf(id).idempotent))('%s: replayed', async (id) => {
    const key = testKey()
    const first = await send(id, fixtures[id], { key })
    expectSound(first, id)
    const again = await send(id, fixtures[id], { key })
    if (first.status !== 200) return expectSound(again, id)
    expect(again.text).toBe(first.text)
    const { body } = fixtures[id] as { body?: Record<string, unknown> }
    const field = Object.keys(body ?? {}).find((name) => /amount|note|name|comment|content/i.test(name))
    if (!body || !field || definitionOf(id).stepUp === undefined) return
    const other = { ...fixtures[id], body: { ...body, [field]: field === 'amount' ? '11.00' : 'other' } }
    expect((await send(id, other, { key })).envelope.code).toBe('idempotencyKeyReused')
  })

  test('in whatever order calls arrive, none fails and no money is lost', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    const random = randomFrom(seed)
    const played = ids.filter((id) => id !== 'sandboxStatus' && !/travel|time|world/i.test(id))
    const keys = Array.from({ length: 12 }, testKey)
    for (let step = 0; step < 400; step++) {
      const id = played[Math.floor(random() * played.length)] as CallId
      const actor = Object.values(actors)[Math.floor(random() * 8)] as Actor
      const key = keys[Math.floor(random() * keys.length)] as string
      sessions.clear()
      expectSound(await send(id, fixtures[id], { actor, key }), `step ${step}: ${id} by ${actor.name}`)
    }
    expect(await verifyLedger(platform.platform.db)).toEqual([])
    logged.mockRestore()
  })
})

/** As a body arrives: as text. What JSON cannot express is left out. */
const viaJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

/** As an address carries it: names and texts. */
function asText(value: unknown): Record<string, string> {
  const entries = Object.entries((typeof value === 'object' && value) || {})
  return Object.fromEntries(
    entries.map(([name, part]) => [
      name.toWellFormed(),
      (typeof part === 'string' ? part : (JSON.stringify(part) ?? '')).toWellFormed().slice(0, 3_000),
    ]),
  )
}
