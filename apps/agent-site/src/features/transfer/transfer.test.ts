import { describe, expect, it } from 'vitest'
import { balancesAfter } from './transfer.ts'

describe('both balances after a transfer', () => {
  it.each([
    ['1000.00', '5.50', '250.25', { own: '749.75', receiver: '255.75' }],
    ['0.10', '0.2', '0.10', { own: '0.00', receiver: '0.30' }],
    ['99999999999999.99', '0.00', '99999999999999.98', { own: '0.01', receiver: '99999999999999.98' }],
  ])('%s and %s, moving %s', (own, receiver, amount, after) => {
    expect(balancesAfter(own, receiver, amount)).toEqual(after)
  })
})
