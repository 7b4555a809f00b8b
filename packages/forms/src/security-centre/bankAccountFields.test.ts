import { expect, test } from 'vitest'
import { compileFields } from '../compiler/index.ts'
import { bankAccountBody, bankAccountFields } from './bankAccountFields.ts'

const banks = [
  { code: 'ABA', name: 'ABA Bank' },
  { code: 'ACLEDA', name: 'ACLEDA Bank' },
]
const codes = (values: Record<string, string>, realName?: string) =>
  compileFields(bankAccountFields({ banks, realName }))
    .check(values)
    .map(({ field, code }) => `${field} ${code}`)

test('the name is required only where it is not known', () => {
  expect(codes({})).toEqual([
    'bankCode required',
    'bankAccountNumber required',
    'accountName required',
    'paymentPassword required',
  ])
  expect(codes({}, 'Sok Dara')).toHaveLength(3)
})

test('a number may be typed in groups and with digits of any script, and has digits only', () => {
  const rest = { bankCode: 'ABA', paymentPassword: '482913' }
  expect(codes({ ...rest, bankAccountNumber: '0012 3456-78' }, 'Sok Dara')).toEqual([])
  expect(codes({ ...rest, bankAccountNumber: '០០១២៣៤៥៦' }, 'Sok Dara')).toEqual([])
  expect(codes({ ...rest, bankAccountNumber: '12345678A' }, 'Sok Dara')).toEqual([
    'bankAccountNumber pattern',
  ])
  expect(codes({ ...rest, bankAccountNumber: '12345' }, 'Sok Dara')).toEqual(['bankAccountNumber tooShort'])
})

test('a bank that is not on the list is not sent', () => {
  const values = { bankCode: 'XX', bankAccountNumber: '12345678', paymentPassword: '482913' }
  expect(codes(values, 'Sok Dara')).toEqual(['bankCode choice'])
})

test('the account is in the real name where there is one, whatever the form’s values', () => {
  const values = { bankCode: 'ABA', bankAccountNumber: '12345678', paymentPassword: '482913' }
  expect(bankAccountBody({ ...values, accountName: 'Other' }, 'Sok Dara').accountName).toBe('Sok Dara')
  expect(bankAccountBody({ ...values, accountName: 'Sok Dara' }, undefined)).toEqual({
    ...values,
    accountName: 'Sok Dara',
  })
})
