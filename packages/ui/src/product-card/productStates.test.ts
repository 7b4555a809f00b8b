import { describe, expect, it } from 'vitest'
import { obstacleOf, wanting } from './productStates.ts'

describe('what prevents redeeming', () => {
  it.each([
    ['100', 3, '100', undefined],
    ['100', undefined, '99.99', 'notEnough'],
    ['100.50', undefined, '100.5', undefined],
    ['100', 0, '5000', 'soldOut'],
    ['100', -1, '5000', 'soldOut'],
    ['100', Number.NaN, '5000', 'soldOut'],
    ['100', 3, undefined, 'pointsUnknown'],
    ['soon', 3, '100', 'pointsUnknown'],
    ['99999999999999999999', 3, '99999999999999999998', 'notEnough'],
    ['10', 3, '-5', 'notEnough'],
  ])('a price of %s, %s left, with %s points: %s', (price, stock, balance, obstacle) => {
    expect(obstacleOf(price, stock, balance)).toBe(obstacle)
  })

  it('says exactly how many points are wanting', () => {
    expect(wanting('100', '99.25')).toBe('0.75')
    expect(wanting('12000', '8450')).toBe('3550')
    expect(wanting('10', '-5.5')).toBe('15.5')
    expect(wanting('99999999999999999999', '1')).toBe('99999999999999999998')
  })
})
