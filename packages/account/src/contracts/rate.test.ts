import { describe, expect, it } from 'vitest'
import { shareOf } from './rate.ts'

describe('a rate in per cent is a share of one, digit by digit', () => {
  it.each([
    ['0', '0.00'],
    ['0.5', '0.005'],
    ['1.25', '0.0125'],
    ['12', '0.12'],
    ['100', '1.00'],
    ['0.0001', '0.000001'],
  ])('%s is %s', (rate, share) => {
    expect(shareOf(rate)).toBe(share)
  })
})
