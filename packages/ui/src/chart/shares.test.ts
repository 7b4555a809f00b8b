import { array, assert, bigInt, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharesOf, sumOf } from './shares.ts'

const part = (id: string, value: string | null) => ({ id, label: id, value })

describe('the shares of a whole', () => {
  it('come to one, largest first', () => {
    assert(
      property(array(bigInt({ min: 0n, max: 10n ** 15n }), { minLength: 1, maxLength: 30 }), (values) => {
        const shares = sharesOf(
          values.map((value, index) => part(`${index}`, `${value}`)),
          'Others',
        )
        expect(shares.length).toBeLessThanOrEqual(6)
        const sum = shares.reduce((total, { share }) => total + share, 0)
        if (values.some((value) => value > 0n)) expect(sum).toBeCloseTo(1)
        else expect(sum).toBe(0)
      }),
    )
  })
  it('leave what is below zero without a share', () => {
    const shares = sharesOf([part('a', '-5'), part('b', '10'), part('c', null)], 'Others')
    expect(shares.map(({ id, share }) => [id, share])).toEqual([
      ['b', 1],
      ['a', 0],
      ['c', 0],
    ])
  })
  it('are put together without a float', () => {
    expect(sumOf(['0.1', '0.2', '-1', null, 'x'])).toBe('-0.7')
    expect(sumOf(['98765432109876.54', '0.01'])).toBe('98765432109876.55')
    expect(sumOf([])).toBe('0')
  })
})
