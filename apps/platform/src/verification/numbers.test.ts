import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { internationalNumber, mailKey } from './numbers.ts'

const settings = { countries: ['855', '66', '86'] } as never

describe('a mobile number, however its dial code is written', () => {
  it.each([
    ['012 345 678', '855', '+85512345678'],
    ['+855 12 345 678', '855', '+85512345678'],
    ['00855 12 345 678', '855', '+85512345678'],
    ['855 012 345 678', '855', '+85512345678'],
    ['85 512 345', '855', '+85585512345'],
    ['0066 81 234 5678', '66', '+66812345678'],
    ['66 81 234 5678', '66', '+66812345678'],
    ['+855 (12) 345-678', '855', '+85512345678'],
    ['(០១២) ៣៤៥-៦៧៨', '855', '+85512345678'],
    ['٠١٢٣٤٥٦٧٨', '٨٥٥', '+85512345678'],
    ['＋８５５　１２３４５６７８', '＋８５５', '+85512345678'],
    ['\u202a012.345.678\u202c', '+855', '+85512345678'],
  ])('%j with %s is %s', (typed, dial, number) => {
    expect(internationalNumber(settings, typed, dial)).toBe(number)
  })

  it.each([
    ['+66 81 234 5678', '855'],
    ['00', '855'],
    ['855', '855'],
    ['855 855 12 345 678', '855'],
    ['012 345 678 ext 9', '855'],
    ['01234567²', '855'],
  ])('%j with %s is none', (typed, dial) => {
    expect(internationalNumber(settings, typed, dial)).toBeNull()
  })
})

it('reads one number from every way of writing it', () => {
  const number = fc.stringMatching(/^[136789][0-9]{7,8}$/)
  const before = fc.constantFrom('', '0', '+855 ', '+8550', '00855-', '(0)')
  const marks = fc.array(fc.constantFrom('', ' ', '-', '\u200b', '(', ')', '.'), {
    minLength: 9,
    maxLength: 9,
  })
  const zero = fc.constantFrom(0x30, 0x17e0, 0x660, 0x6f0, 0xff10)
  fc.assert(
    fc.property(number, before, marks, zero, (digits, start, between, first) => {
      const spaced = [...digits].map((digit, at) => `${digit}${between[at]}`).join('')
      const typed = `${start}${spaced}`.replace(/\d/g, (digit) => String.fromCharCode(first + Number(digit)))
      expect(internationalNumber(settings, typed, '855')).toBe(`+855${digits}`)
    }),
  )
})

it('compares addresses without invisible characters', () => {
  expect(mailKey(' D\u200bara＠Example.com')).toBe(mailKey('dara@example.com'))
})
