import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affordable, minus, pointsWorth, times } from './points.ts'

test('costs and rests are exact, also where floats are not', () => {
  expect(times('0.1', 3)).toBe('0.3')
  expect(times('1200', 2)).toBe('2400')
  expect(minus('0.3', '0.1')).toBe('0.2')
  expect(minus('100', '0.05')).toBe('99.95')
  expect(minus('1', '2.5')).toBe('-1.5')
})

test('as many as the points pay for', () => {
  expect(affordable('2400', '1200')).toBe(2)
  expect(affordable('2399.99', '1200')).toBe(1)
  expect(affordable('0', '1200')).toBe(0)
  expect(affordable('no number', '1200')).toBe(0)
  expect(affordable('1200', '0')).toBe(0)
})

test('money for points is cut, never rounded up', () => {
  expect(pointsWorth('250', { points: '100', amount: '1.00' })).toBe('2.50')
  expect(pointsWorth('1', { points: '3', amount: '1' })).toBe('0.33')
  expect(pointsWorth('2', { points: '3', amount: '1' })).toBe('0.66')
  expect(pointsWorth('29', { points: '100', amount: '1' })).toBe('0.29')
  expect(pointsWorth('10', { points: '0.5', amount: '0.001' })).toBe('0.02')
  expect(pointsWorth('10', { points: '0', amount: '1' })).toBe('0.00')
})

test('what is paid for all points, and for them in two parts, differs by a cent at most', () => {
  const whole = fc.integer({ min: 1, max: 1_000_000 })
  const cents = (amount: string) => BigInt(amount.replace('.', ''))
  fc.assert(
    fc.property(whole, whole, whole, whole, (one, other, points, amount) => {
      const ratio = { points: String(points), amount: String(amount) }
      const together = cents(pointsWorth(String(one + other), ratio))
      const apart = cents(pointsWorth(String(one), ratio)) + cents(pointsWorth(String(other), ratio))
      return together >= apart && together - apart <= 1n
    }),
  )
})

test('a cost and its rest make the balance again', () => {
  const decimal = fc
    .tuple(fc.nat(1_000_000), fc.nat(99))
    .map(([a, b]) => `${a}.${String(b).padStart(2, '0')}`)
  fc.assert(fc.property(decimal, decimal, (balance, cost) => minus(balance, minus(balance, cost)) === cost))
})
