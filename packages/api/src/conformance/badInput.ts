import type { CallDefinition } from '../contract/call.ts'
import { expectAnswer, Failure, Skipped } from './expect.ts'
import { mutants } from './mutate.ts'
import { askAs, type Check, firstOf, newKey, type Suite, sessionOf } from './suite.ts'
import { type Asked, pathOf, type Told } from './target.ts'

const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"a":1}}',
  `${'['.repeat(9_000)}${']'.repeat(9_000)}`,
]

/** Whatever is sent: refused with a code of the catalogue or taken, in time, and never an error of the platform. */
export const badInput: Check = {
  name: 'bad input',
  async run(suite, definition) {
    if (!definition.params && !definition.query && !definition.body) throw new Skipped('')
    await tornBodies(suite, definition)
    const { input: sample } = await firstOf(suite, definition)
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = definition[part]
      if (!schema) continue
      for (const mutant of mutants(schema, sample[part], suite.mutants, suite.seed)) {
        // A sound payload would be carried out; what is wanted here is what has something wrong in it.
        if (schema.safeParse(mutant).success) continue
        const value = part === 'body' ? mutant : texts(mutant)
        if (part !== 'body' && schema.safeParse(value).success) continue
        const told = await askAs(suite, definition, { ...sample, [part]: value } as Asked)
        refused(suite, definition, told, `${part} ${JSON.stringify(value)?.slice(0, 100)}: `)
      }
    }
  },
}

async function tornBodies(suite: Suite, definition: CallDefinition): Promise<void> {
  if (!definition.body) return
  const as = await sessionOf(suite, definition)
  const send = (body: string, type = 'application/json') =>
    suite.target.send(pathOf(definition), {
      method: definition.method,
      body,
      headers: {
        'content-type': type,
        'x-baize-site': as?.site ?? 'member',
        'idempotency-key': newKey(),
        ...(as ? { authorization: `Bearer ${as.token}`, cookie: as.cookie } : {}),
      },
    })
  for (const body of bodies) refused(suite, definition, await send(body), `body ${body.slice(0, 30)}: `)
  refused(suite, definition, await send(JSON.stringify({ a: 'x'.repeat(300_000) })), 'a body too large: ')
  refused(suite, definition, await send('{}', 'text/plain'), 'a body of plain text: ')
}

function refused(suite: Suite, definition: CallDefinition, told: Told, what: string): void {
  expectAnswer(definition, told, suite.target.slowest, what)
  if (told.status === 200) throw new Failure(`taken: ${what}`)
}

/** As an address carries it: names and texts. */
function texts(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries((typeof value === 'object' && value) || {}).map(([name, part]) => [
      name.toWellFormed(),
      (typeof part === 'string' ? part : (JSON.stringify(part) ?? '')).toWellFormed().slice(0, 2_000),
    ]),
  )
}
