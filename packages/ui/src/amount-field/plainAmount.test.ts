import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainAmount } from './plainAmount.ts'

it.each([
  ['1,000.50', '1000.50'],
  ['$ 12', '12'],
  ['1.2.3', '1.23'],
  ['.5', '.5'],
  ['-80', '80'],
  ['១២៣.៤៥', '123.45'],
  ['٩٠٫٥', '905'],
  ['12.345', '12.34'],
  ['', ''],
])('reads %j as %j', (text, plain) => {
  expect(plainAmount(text, 2)).toBe(plain)
})

it('leaves no point where no decimals may be typed', () => {
  expect(plainAmount('12.50', 0)).toBe('12')
})

it('gives digits with at most one point and two decimals for any text, and reads its own answer the same way', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = plainAmount(text, 2)
      expect(plain).toMatch(/^\d*(\.\d{0,2})?$/)
      expect(plainAmount(plain, 2)).toBe(plain)
    }),
  )
})
