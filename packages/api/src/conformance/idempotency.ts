import { codeOf, expectCode, Failure, Skipped } from './expect.ts'
import { type Check, firstOf } from './suite.ts'

/** The same key and request: the same bytes and one effect. The same key and another request: refused. */
export const idempotency: Check = {
  name: 'idempotency',
  async run(suite, definition) {
    if (!definition.idempotent) throw new Skipped('')
    const { target } = suite
    const { input, key, told: first, as, headers = {} } = await firstOf(suite, definition)
    expectCode(
      await target.ask(definition, input, { as, headers, key: null }),
      ['idempotencyKeyMissing'],
      'without a key',
    )
    for (const wrong of ['short', 'has spaces in the key', 'x'.repeat(65)]) {
      const told = await target.ask(definition, input, { as, headers, key: wrong })
      expectCode(told, ['malformedRequest'], `key "${wrong}"`)
    }
    if (first.status !== 200) throw new Skipped(`the sample is answered with ${codeOf(first)}`)
    const again = await target.ask(definition, input, { as, headers, key })
    if (again.text !== first.text || again.status !== 200) throw new Failure('a repeat gets another answer')
    const together = await Promise.all(
      [1, 2, 3].map(() => target.ask(definition, input, { as, headers, key })),
    )
    if (together.some(({ text }) => text !== first.text))
      throw new Failure('repeats at once get other answers')
    const other = otherInput(input.body)
    if (!other) return
    const reused = await target.ask(definition, { ...input, body: other }, { as, headers, key })
    expectCode(reused, ['idempotencyKeyReused', 'invalidFields'], 'another request under the key')
    if (codeOf(reused) === 'invalidFields') throw new Skipped('no other well-formed request is known')
  },
}

/** The body with one text or number of it made another, so that it still fits. */
function otherInput(body: unknown): object | null {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>)
  const amount = fields.find(([, value]) => typeof value === 'string' && /^[1-9]\d*\.\d\d$/.test(value))
  if (amount) return { ...(body as object), [amount[0]]: `${Number.parseInt(String(amount[1]), 10) + 1}.00` }
  const number = fields.find(([, value]) => typeof value === 'number')
  if (number) return { ...(body as object), [number[0]]: Number(number[1]) + 1 }
  const text = fields.find(([name]) => /note|comment|name|content|message/i.test(name))
  return text ? { ...(body as object), [text[0]]: `${String(text[1])}x` } : null
}
