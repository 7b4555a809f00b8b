import { expect, test } from 'vitest'
import { compileFields } from '../compiler/index.ts'
import { sixDigits } from '../payment-password/paymentPasswordFields.ts'
import {
  canConvert,
  convertBody,
  convertFields,
  fewestPoints,
  maxPoints,
  wholePoints,
} from './convertFields.ts'
import { maxOf, type RedeemProduct, redeemBody, redeemFields } from './redeemFields.ts'

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
  expect(maxOf(cooker, '3000')).toBe(2)
  expect(maxOf(cooker, '1000000')).toBe(5)
  expect(maxOf({ ...cooker, stock: 0 }, '3000')).toBe(0)
  expect(maxOf(cash, '3000')).toBe(6)
  expect(maxOf({ ...cash, mostAtOnce: 4 }, '3000')).toBe(4)
})

test('an address is required for goods only', () => {
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

test('the body contains the address of goods, without what was left empty', () => {
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
  expect(fewestPoints(ratio, {})).toBe(10)
  expect(fewestPoints(ratio, { minimum: 500 })).toBe(500)
  expect(canConvert({ balance: '9', ratio }, {})).toBe(false)
  expect(canConvert({ balance: '10.5', ratio }, {})).toBe(true)
  expect(canConvert({ balance: '1000000000', ratio: { points: '0', amount: '1' } }, {})).toBe(false)
  expect(wholePoints('1234.99')).toBe(1234)
  expect(convertFields({ balance: '1234.99', ratio }, {})[0]).toMatchObject({
    minNumber: 10,
    maxNumber: 1234,
  })
  expect(convertBody({ points: '1234' }, ratio)).toEqual({ points: '1234', amount: '1.23' })
})

const hundred = { points: '100', amount: '1.00' }
const convertCodes = (points: string, balance = '4350', maximum = 1000) =>
  compileFields(convertFields({ balance, ratio: hundred }, { minimum: 120, maximum, step: 50 }))
    .check({ points })
    .map(({ code, params }) => [code, params])

test('no fewer points, no more and no others are converted than the platform takes', () => {
  expect(convertCodes('150')).toEqual([])
  expect(convertCodes('1000')).toEqual([])
  expect(convertCodes('120')).toEqual([['numberTooLow', { minNumber: 150 }]])
  expect(convertCodes('1050')).toEqual([['numberTooHigh', { maxNumber: 1000 }]])
  expect(convertCodes('180')).toEqual([['step', { step: 50 }]])
  expect(convertCodes('450', '440.50')).toEqual([['numberTooHigh', { maxNumber: 400 }]])
})

test('as many points are bought as the money pays for', () => {
  const buying = (money: string) => ({ balance: '0', money, ratio: hundred })
  expect(maxPoints(buying('3.00'), {})).toBe(300)
  expect(maxPoints(buying('3.456'), { step: 10 })).toBe(340)
  expect(maxPoints(buying('1000000000'), { maximum: 1_000_000 })).toBe(1_000_000)
  expect(maxPoints(buying('-5.00'), {})).toBe(0)
  expect(canConvert(buying('0.99'), { minimum: 100 })).toBe(false)
  expect(canConvert(buying('1.00'), { minimum: 100 })).toBe(true)
})
