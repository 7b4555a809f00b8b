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
  ])('%j with %s is %s', (typed, dial, number) => {
    expect(internationalNumber(settings, typed, dial)).toBe(number)
  })

  it.each([
    ['+66 81 234 5678', '855'],
    ['00', '855'],
    ['855', '855'],
    ['855 855 12 345 678', '855'],
  ])('%j with %s is none', (typed, dial) => {
    expect(internationalNumber(settings, typed, dial)).toBeNull()
  })
})

it('compares addresses without what nobody sees in them', () => {
  expect(mailKey(' D\u200bara＠Example.com')).toBe(mailKey('dara@example.com'))
})
