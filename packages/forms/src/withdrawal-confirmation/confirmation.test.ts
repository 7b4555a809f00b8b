import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimals, sum } from '../money/money.ts'
import { withdrawalConfirmation } from './confirmation.ts'

describe('what is said about a withdrawal', () => {
  it('received and remaining come to the amount, always', () => {
    const cents = fc.bigInt({ min: 2n, max: 10n ** 13n })
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const [part, whole] = one < other ? [one, other] : [other, one]
        const amount = decimals(whole * 100n)
        const said = withdrawalConfirmation(
          { outcome: 'partlyReceived', amountReceived: decimals(part * 100n) },
          amount,
        )
        if (said.outcome !== 'partlyReceived') throw new Error('another outcome')
        expect(sum(said.amountReceived, said.remainingAmount)).toBe(amount)
      }),
    )
  })

  it('only a missing payment carries images', () => {
    expect(withdrawalConfirmation({ outcome: 'notReceived', proof: ['f1', 'f2'] }, '5.00')).toEqual({
      outcome: 'notReceived',
      proofIds: ['f1', 'f2'],
    })
    expect(withdrawalConfirmation({ outcome: 'received', proof: ['f1'] }, '5.00')).toEqual({
      outcome: 'received',
    })
  })
})
