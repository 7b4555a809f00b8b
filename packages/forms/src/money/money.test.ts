import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { above, afterFee, decimals, feeOf, less, smallest, sum, units } from './money.ts'

const cents = fc.bigInt({ min: 0n, max: 10n ** 14n })
const text = (value: bigint) => decimals(value * 100n)

describe('money without floats', () => {
  it.each([
    ['0.29', 2900n],
    ['12', 120_000n],
    ['12.', 120_000n],
    ['0.0001', 1n],
    ['-3.50', -35_000n],
  ])('%s is counted exactly', (amount, expected) => expect(units(amount)).toBe(expected))

  it.each(['', '.', '1e3', 'NaN', '1.23456', '1,000', undefined])('%s is no amount', (amount) =>
    expect(units(amount)).toBeUndefined(),
  )

  it('formatting and parsing are inverse', () => {
    fc.assert(
      fc.property(cents, (value) => {
        expect(units(text(value))).toBe(value * 100n)
      }),
    )
  })

  it('subtracting and adding again returns the same', () => {
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        expect(sum(less(text(one), text(other)), text(other))).toBe(text(one))
      }),
    )
  })

  it('half-typed amounts count as nothing', () => {
    expect(sum('5.00', '', undefined)).toBe('5.00')
    expect(less('5.00', '')).toBe('5.00')
  })

  it('the smallest bound applies, and what is no bound is ignored', () => {
    expect(smallest('10.00', undefined, '9.99')).toBe('9.99')
    expect(smallest(undefined, 'many')).toBeUndefined()
    expect(above('10.01', '10.00')).toBe(true)
    expect(above('10.01', undefined)).toBe(false)
  })
})

describe('the fee of an amount', () => {
  it.each([
    ['100.00', {}, '0.00'],
    ['100.00', { rate: '1.5' }, '1.50'],
    ['0.33', { rate: '1.5' }, '0.00'],
    ['0.34', { rate: '1.5' }, '0.01'],
    ['100.00', { rate: '1.5', fixed: '2.00' }, '3.50'],
    ['100.00', { rate: '1', least: '5.00' }, '5.00'],
    ['100000.00', { rate: '1', most: '20.00' }, '20.00'],
    ['', { fixed: '2.00' }, '0.00'],
  ])('of %s with %o is %s', (amount, fee, expected) => expect(feeOf(amount, fee)).toBe(expected))
})

it('a fee above the amount leaves nothing, not less', () => {
  expect(afterFee('5', '1000.00')).toBe('0.00')
  expect(afterFee('80000', '1000.00')).toBe('79000.00')
})
