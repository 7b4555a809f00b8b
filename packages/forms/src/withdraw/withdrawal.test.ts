import { describe, expect, it } from 'vitest'
import { withdrawalRequest } from './withdrawal.ts'

const basics = { amount: '80000', paymentPassword: '123456' }
const typed = { bankCode: 'MSB', accountName: 'SOK DARA', accountNumber: '000123' }

describe('the request of a withdrawal', () => {
  it('names a saved account by its id only', () => {
    expect(withdrawalRequest({ ...basics, to: 'acc_1' })).toEqual({ ...basics, accountId: 'acc_1' })
  })

  it.each([{ to: 'new' }, {}])('carries an account that was typed (%o)', (to) => {
    expect(withdrawalRequest({ ...basics, ...to, ...typed })).toEqual({ ...basics, ...typed })
  })
})
