import { expect, test } from 'vitest'
import { compileFields } from '../compiler/index.ts'
import { paymentPasswordBody, paymentPasswordFields, sixDigits } from './paymentPasswordFields.ts'

const codes = (isSet: boolean, values: Record<string, string>) =>
  compileFields(paymentPasswordFields(sixDigits, isSet))
    .check(values)
    .map(({ field, code }) => `${field} ${code}`)

test('six digits, twice; the old one only where there is one', () => {
  expect(codes(false, { paymentPassword: '482913', confirmPaymentPassword: '482913' })).toEqual([])
  expect(codes(false, { paymentPassword: '48291', confirmPaymentPassword: '482913' })).toEqual([
    'paymentPassword tooShort',
    'confirmPaymentPassword mismatch',
  ])
  expect(codes(false, { paymentPassword: '48291a', confirmPaymentPassword: '48291a' })).toEqual([
    'paymentPassword pattern',
  ])
  expect(codes(true, {})).toHaveLength(3)
})

test('the new one is not the old one; an old one of another rule can be typed', () => {
  const same = { paymentPassword: '482913', confirmPaymentPassword: '482913' }
  expect(codes(true, { oldPaymentPassword: '482913', ...same })).toEqual(['paymentPassword same'])
  expect(codes(true, { oldPaymentPassword: '0000', ...same })).toEqual([])
})

test('whether digits follow one another is the platform’s to judge', () => {
  expect(codes(false, { paymentPassword: '123456', confirmPaymentPassword: '123456' })).toEqual([])
})

test('a platform that requires more digits gets them', () => {
  const eight = { ...sixDigits, minLength: 8, maxLength: 8 }
  const fields = compileFields(paymentPasswordFields(eight, false))
  expect(fields.check({ paymentPassword: '48291357', confirmPaymentPassword: '48291357' })).toEqual([])
})

test('the body contains the old one only where it was required', () => {
  expect(paymentPasswordBody({ paymentPassword: '1', confirmPaymentPassword: '1' })).toEqual({
    paymentPassword: '1',
    confirmPaymentPassword: '1',
  })
})
