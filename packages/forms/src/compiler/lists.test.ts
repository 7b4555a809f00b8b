import { describe, expect, it } from 'vitest'
import { compileFields } from './compile.ts'
import { entryOf, fieldAt, filledFields } from './lists.ts'
import type { FieldRule } from './rules.ts'

const fields: readonly FieldRule[] = [
  { name: 'team', required: true },
  {
    ...{ name: 'tiers', required: true, minCount: 2, maxCount: 10 },
    fields: [
      { name: 'from', kind: 'amount' },
      { name: 'rate', kind: 'rate', required: true, maxAmount: '5' },
    ],
  },
]
const compiled = compileFields(fields)
const found = (values: object, names?: readonly string[]) =>
  compiled.check({ team: 'one', ...values }, names).map(({ field, code }) => `${field} ${code}`)

describe('a list of fields', () => {
  it('is checked entry by entry, under the names that the request has', () => {
    expect(found({ tiers: [{ rate: '1' }, { from: '9', rate: '2.5' }] })).toEqual([])
    expect(found({ tiers: [{ from: 'x' }, { rate: '9' }] })).toEqual([
      ...['tiers.0.from amount', 'tiers.0.rate required', 'tiers.1.rate rateTooHigh'],
    ])
  })

  it('requires as many entries as its rule says', () => {
    expect(found({ tiers: [{ rate: '1' }] })).toEqual(['tiers required'])
    expect(found({})).toEqual(['tiers required'])
  })

  it('checks only the entries and fields that are requested', () => {
    const values = { tiers: [{}, { from: 'x' }] }
    expect(found(values, ['tiers.1.from'])).toEqual(['tiers.1.from amount'])
    expect(found(values, ['tiers.1.from', 'tiers.0.rate'])).toEqual([
      ...['tiers.0.rate required', 'tiers.1.from amount'],
    ])
    expect(found(values, ['team'])).toEqual([])
  })

  it.each([['text'], [null], [[null, 7, 'x']], [{ 0: {} }], [[[], []]]])(
    'never throws: what is no list of entries has none, or empty ones: %j',
    (tiers) => {
      expect(() => found({ tiers })).not.toThrow()
      expect(found({ tiers }).length).toBeGreaterThan(0)
    },
  )

  it('describes the fields of its entries by their whole names', () => {
    expect(fieldAt(compiled.fields, 'tiers.1.rate')).toMatchObject({ name: 'tiers.1.rate', kind: 'rate' })
    expect(fieldAt(compiled.fields, 'tiers')).toMatchObject({ kind: 'list', minCount: 2 })
    expect(fieldAt(compiled.fields, 'tiers.1.other')).toBeUndefined()
    expect(fieldAt(compiled.fields, 'other.1.rate')).toBeUndefined()
    expect(filledFields(compiled.fields, () => ({ tiers: [{}, {}] })).map(({ name }) => name)).toEqual([
      ...['team', 'tiers', 'tiers.0.from', 'tiers.0.rate', 'tiers.1.from', 'tiers.1.rate'],
    ])
    expect(entryOf('tiers.1.rate')).toEqual({ list: 'tiers', index: 1, field: 'rate' })
    expect(entryOf('rate')).toBeUndefined()
  })
})
