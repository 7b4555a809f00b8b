import { expect, test } from 'vitest'
import { mobileLengthProblem } from './mobileLength.ts'

const cambodia = { code: 'KH', name: 'Cambodia', dialCode: '+855', minLength: 8, maxLength: 9 }
const china = { code: 'CN', name: 'China', dialCode: '+86', minLength: 11, maxLength: 11 }
const wrong = (typed: string, country = cambodia) =>
  mobileLengthProblem('mobileNum', typed, country) !== undefined

test('digits are counted as the platform counts them: without the zeros and the dial code before them', () => {
  expect(
    ['12345678', '012345678', '0123456789', '0012345678', '+85512345678'].map((each) => wrong(each)),
  ).toEqual(Array(5).fill(false))
  expect(['1234567', '01234567', '01234567890', '0'].map((each) => wrong(each))).toEqual(Array(4).fill(true))
  expect(wrong('013812345678', china)).toBe(false)
  expect(wrong('1381234567', china)).toBe(true)
})

test('a dial code of another country, or of none, is no number of this one', () => {
  expect(mobileLengthProblem('mobileNum', '+99912345', cambodia)?.code).toBe('pattern')
})

test('the problem says the country by its dial code, and how many digits its numbers have', () => {
  expect(mobileLengthProblem('mobileNum', '0123', cambodia)).toEqual({
    field: 'mobileNum',
    code: 'mobileLength',
    params: { dial: '855', least: 8, most: 9 },
  })
})

test('what is empty or no number is for the rules; a country that says nothing takes all', () => {
  expect(['', 'abc', '+', '+85512 ··· 678'].some((each) => wrong(each))).toBe(false)
  expect(mobileLengthProblem('mobileNum', '1', { code: 'ZZ', name: '', dialCode: '1' })).toBeUndefined()
})
