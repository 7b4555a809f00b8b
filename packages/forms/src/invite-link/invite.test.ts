import { expect, it } from 'vitest'
import { inviteRequest } from './invite.ts'
import { templateOf, valuesOf } from './template.ts'

it('the request has numbers, and an empty note and campaign where there is none', () => {
  expect(
    inviteRequest({ accountType: 'agent', maxUses: '25', expiresInDays: '7', rate_dividend: '5' }),
  ).toEqual({
    accountType: 'agent',
    maxUses: 25,
    expiresInDays: 7,
    note: '',
    campaign: '',
    rates: { dividend: '5' },
  })
})

it('a template returns what was kept, and no rate above the present one', () => {
  const rate = (max: string) => [{ id: 'dividend', name: 'Dividend', max }]
  const values = { accountType: 'agent', maxUses: '25', expiresInDays: '7', rate_dividend: '5' }
  const template = templateOf('Shops', values, rate('8'))
  expect(valuesOf(template, rate('8'))).toEqual(values)
  expect(valuesOf(template, rate('3'))).toEqual({ ...values, rate_dividend: '3' })
})
