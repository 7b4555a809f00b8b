import { expect, test } from 'vitest'
import { compileFields } from '../compiler/index.ts'
import { sixDigits } from '../payment-password/paymentPasswordFields.ts'
import { canConvert, convertBody, convertFields, fewestPoints, wholePoints } from './convertFields.ts'
import { mostOf, type RedeemProduct, redeemBody, redeemFields } from './redeemFields.ts'

const cooker: RedeemProduct = {
  id: 'p1',
  name: 'Rice cooker',
  points: '1200',
  stock: 5,
  exchangeType: 'goods',
}
const cash: RedeemProduct = {
  id: 'p2',
  name: '$5',
  points: '500',
  exchangeType: 'money',
  amount: '5.00',
}
const codes = (product: RedeemProduct, values: Record<string, string>) =>
  compileFields(redeemFields(product, '3000', { countries: ['KH'], paymentPassword: sixDigits }))
    .check(values)
    .map(({ field, code }) => `${field} ${code}`)

test('as many as points pay for and as there are', () => {
  expect(mostOf(cooker, '3000')).toBe(2)
  expect(mostOf(cooker, '1000000')).toBe(5)
  expect(mostOf({ ...cooker, stock: 0 }, '3000')).toBe(0)
  expect(mostOf(cash, '3000')).toBe(6)
  expect(mostOf({ ...cash, mostAtOnce: 4 }, '3000')).toBe(4)
})

test('an address is asked for goods only', () => {
  expect(codes(cash, { quantity: '7' })).toEqual(['quantity numberTooHigh', 'paymentPassword required'])
  expect(codes(cooker, { quantity: '1' })).toEqual([
    'recipient required',
    'mobileNum required',
    'country required',
    'city required',
    'street required',
    'paymentPassword required',
  ])
})

test('the body holds the address of goods, without what was left empty', () => {
  const said = {
    quantity: '2',
    recipient: 'Sok Dara',
    mobileNum: '012345678',
    country: 'KH',
    city: 'Phnom Penh',
    street: '12, Street 51',
  }
  const { quantity: _, ...address } = said
  expect(redeemBody(cooker, said)).toEqual({ productId: 'p1', quantity: 2, address })
  expect(redeemBody(cash, { quantity: '1', paymentPassword: '482913' })).toEqual({
    productId: 'p2',
    quantity: 1,
    paymentPassword: '482913',
  })
})

test('points are converted from what is worth a cent on', () => {
  const ratio = { points: '1000', amount: '1.00' }
  expect(fewestPoints(ratio, 1)).toBe(10)
  expect(fewestPoints(ratio, 500)).toBe(500)
  expect(canConvert('9', ratio, 1)).toBe(false)
  expect(canConvert('10.5', ratio, 1)).toBe(true)
  expect(canConvert('1000000000', { points: '0', amount: '1' }, 1)).toBe(false)
  expect(wholePoints('1234.99')).toBe(1234)
  expect(convertFields('1234.99', ratio, 1)[0]).toMatchObject({ minNumber: 10, maxNumber: 1234 })
  expect(convertBody({ points: '1234' }, ratio)).toEqual({ points: '1234', amount: '1.23' })
})
