import { describe, expect, it } from 'vitest'
import { compileFields } from '../compiler/index.ts'
import { depositRequest } from './deposit.ts'
import { methodFields } from './methodFields.ts'

describe('fields that a server describes', () => {
  it.each([null, undefined, {}, 'fields', 7, [null], [[]], [{ name: '__proto__' }], [{ name: 'a.b' }], [{}]])(
    '%o is no field, and no harm',
    (given) => expect(methodFields(given).fields).toEqual([]),
  )

  it('an unknown kind is text, and reported', () => {
    const { fields, report } = methodFields([
      { name: 'iris', kind: 'retinaScan', label: 'Look here', required: true },
      { name: 'pin', kind: 'password', label: 'PIN' },
      { name: 'bank', kind: 'select', label: 'Bank', options: [] },
    ])
    expect(compileFields(fields).fields.map(({ kind }) => kind)).toEqual(['text', 'text', 'text'])
    expect(report.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
      'iris: unknownKind',
      'pin: unknownKind',
      'bank: noOptions',
    ])
  })

  it('hostile rules are disabled one by one, and reported by the name that the server gave', () => {
    const { fields, report } = methodFields([
      { name: 'loop', label: 'Loop', acceptedPattern: '(a)\\1' },
      { name: 'broken', label: 'Broken', acceptedPattern: '^[a-z' },
      { name: 'lengths', label: 'Lengths', minLength: 9, maxLength: 2 },
      { name: 'bounds', kind: 'amount', label: 'Bounds', minAmount: '9.00', maxAmount: '1.00' },
      { name: 'good', label: 'Good', acceptedPattern: '^[0-9]+$', patternId: 7, maxLength: 4 },
      { name: 'good', label: 'Good once more' },
    ])
    expect(new Set(report.map(({ field }) => field))).toEqual(
      new Set(['loop', 'broken', 'lengths', 'bounds', 'good']),
    )
    const rules = compileFields(fields)
    expect(rules.check({ detail_good: '12a' }).map(({ field }) => field)).toEqual(['detail_good'])
    expect(rules.check({ detail_bounds: '5.00', detail_loop: 'b', detail_good: '12' })).toEqual([])
  })

  it('thousands of fields and endless words stay within bounds', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ name: `f${index}`, label: 'x'.repeat(9999) }))
    const { fields, looks, report } = methodFields(many)
    expect(fields).toHaveLength(40)
    expect(looks.detail_f0?.label).toHaveLength(200)
    expect(report.at(-1)?.reason).toBe('tooManyFields')
  })
})

describe('the request of a deposit', () => {
  it('keeps the fields of the method apart from those of the form', () => {
    expect(
      depositRequest({
        methodId: 'bank',
        amount: '10',
        detail_amount: '7',
        detail_agreed: true,
        bonusId: 'none',
      }),
    ).toEqual({ methodId: 'bank', amount: '10', details: { amount: '7', agreed: true } })
  })

  it('carries bonus, account and images where there are any', () => {
    expect(
      depositRequest({ methodId: 'bank', amount: '10', bonusId: 'b1', fromAccountId: 'a1', proof: ['f1'] }),
    ).toEqual({
      methodId: 'bank',
      amount: '10',
      details: {},
      bonusId: 'b1',
      fromAccountId: 'a1',
      proofIds: ['f1'],
    })
  })
})
