import { expect, test } from 'vitest'
import { acceptedLanguages, pickLanguage } from './language.ts'

const brand = ['km', 'en', 'zh-Hans', 'ar']

test.each([
  ['km', 'km'],
  ['zh-Hans', 'zh-Hans'],
  ['ZH-hans', 'zh-Hans'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
  ['en;q=0.3, km;q=0.9', 'km'],
  ['ar;q=0, en', 'en'],
  ['fr, de;q=0.9', 'km'],
  ['*', 'km'],
  ['', 'km'],
  [',;q=;=,, en', 'en'],
  [`${'xx,'.repeat(5_000)}en`, 'km'],
])('the best of the brand’s languages for %s is %s', (header, language) => {
  expect(pickLanguage(header, brand, 'km')).toBe(language)
})

test('without the header the default stays', () => {
  expect(pickLanguage(null, brand, 'ar')).toBe('ar')
  expect(acceptedLanguages(null)).toEqual([])
})

test('languages are ordered best first, without those that are refused', () => {
  expect(acceptedLanguages('en;q=0.5, km, *;q=0.1, ar;q=0, zh-Hans;q=0.8')).toEqual(['km', 'zh-Hans', 'en'])
})
