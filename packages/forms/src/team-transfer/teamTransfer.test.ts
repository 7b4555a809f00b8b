import { describe, expect, it } from 'vitest'
import { teamTransferRequest } from './teamTransfer.ts'

const values = { amount: '5', paymentPassword: '123456' }

describe('the request of a transfer', () => {
  it('names the chosen receiver, with an empty note where there is none', () => {
    expect(teamTransferRequest({ ...values, toMemberId: 'mem_2' }, undefined)).toEqual({
      ...values,
      toMemberId: 'mem_2',
      note: '',
    })
  })

  it('names the fixed receiver, whatever the other values', () => {
    const upline = { id: 'mem_1', account: 'upline1' }
    expect(teamTransferRequest({ ...values, toMemberId: 'mem_2', note: 'rent' }, upline)).toEqual({
      ...values,
      toMemberId: 'mem_1',
      note: 'rent',
    })
  })
})
