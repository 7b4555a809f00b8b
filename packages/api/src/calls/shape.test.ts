import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls, liveEvent } from '../contract/index.ts'
import { amount } from '../contract/scalars.ts'
import { describe as shapeOf } from './describe.ts'
import * as made from './generated/calls.ts'
import { fits, type Shape } from './shape.ts'

/** Values that have a shape. */
function sample(shape: Shape): fc.Arbitrary<unknown> {
  if (shape === 's') return fc.string()
  if (shape === 'm') return fc.constantFrom('0', '-1.5', '1200.00', '999999999999999.9999')
  if (shape === 'n') return fc.double({ noNaN: true, noDefaultInfinity: true })
  if (shape === 'i') return fc.maxSafeInteger()
  if (shape === 'b') return fc.boolean()
  if (shape === 'u') return fc.jsonValue()
  if (Array.isArray(shape)) {
    const [kind, first, second] = shape as unknown as [string, Shape, Record<string, Shape>]
    if (kind === 'array') return fc.array(sample(first), { maxLength: 3 })
    if (kind === 'null') return fc.oneof(fc.constant(null), sample(first))
    // Of `__proto__` zod accepts any value; a shape refuses it like any other key.
    const key = fc.string({ minLength: 1 }).filter((name) => name !== '__proto__')
    if (kind === 'record') return fc.dictionary(key, sample(first), { maxKeys: 3 })
    if (kind === 'one') return fc.constantFrom(...shape.slice(1))
    return fc.oneof(...Object.values(second).map(sample))
  }
  return fc.record(
    Object.fromEntries(
      Object.entries(shape).map(([name, inner]) => [name.replace(/\?$/, ''), sample(inner)]),
    ),
  )
}

/** A value with one thing in it put wrong. */
const spoiled = (value: unknown): fc.Arbitrary<unknown> =>
  fc.tuple(fc.nat(), fc.constantFrom(null, 7.5, 'wrong', [], {}, undefined)).map(([seed, wrong]) => {
    const copy = structuredClone(value)
    const places: [Record<string, unknown>, string][] = []
    const walk = (part: unknown) => {
      if (typeof part !== 'object' || part === null) return
      for (const key of Object.keys(part)) {
        places.push([part as Record<string, unknown>, key])
        walk((part as Record<string, unknown>)[key])
      }
    }
    walk(copy)
    const place = places[seed % Math.max(places.length, 1)]
    if (!place) return wrong
    place[0][place[1]] = wrong
    return copy
  })

const generated = made as unknown as Record<string, { shape: Shape }>

describe.each(Object.entries(calls))('the shape of %s', (id, { value }) => {
  const shape = generated[id]?.shape as Shape

  test('is the one of its schema', () => {
    expect(shape).toEqual(shapeOf(value))
  })

  test('takes and refuses what the schema takes and refuses, texts aside', () => {
    fc.assert(
      fc.property(
        sample(shape).chain((good) => fc.tuple(fc.constant(good), spoiled(good))),
        ([good, bad]) => {
          expect(fits(shape, good)).toBe(true)
          // A shape does not read the form of a text (ids, times): whatever it refuses, the schema refuses too.
          if (!fits(shape, bad)) expect(value.safeParse(bad).success).toBe(false)
        },
      ),
      { numRuns: 60 },
    )
  })
})

test('each kind of value is distinguished from the others', () => {
  const kinds: [z.ZodMiniType, unknown[], unknown[]][] = [
    [amount, ['0', '-12.3400'], ['1e3', 12, '', '1.00001', null]],
    [z.int(), [0, -3], [1.5, '1', Number.MAX_VALUE, null]],
    [z.nullable(z.string()), [null, ''], [undefined, 1]],
    [z.enum(['a', 'b']), ['a'], ['enum', 'one', 'c', null]],
    [z.object({ a: z.optional(z.boolean()) }), [{}, { a: true }, { b: 1 }], [{ a: 'x' }, null, [], 'x']],
    [z.record(z.string(), z.boolean()), [{}, { x: true }], [{ x: 1 }, []]],
    [
      liveEvent,
      [{ type: 'heartbeat' }, { type: 'ready', sequence: 3 }],
      [{ type: 'ready' }, { type: 'toString' }, {}],
    ],
  ]
  for (const [schema, good, bad] of kinds) {
    const shape = shapeOf(schema)
    for (const value of good) expect(fits(shape, value), JSON.stringify(value)).toBe(true)
    for (const value of bad) expect(fits(shape, value), JSON.stringify(value)).toBe(false)
  }
})
