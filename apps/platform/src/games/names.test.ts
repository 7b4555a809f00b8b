import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { arabicName } from './generated/arabic.ts'
import { nameIn, textsIn } from './names.ts'

const complete = { en: 'Gift', km: 'អំណោយ', 'zh-Hans': '礼物', ar: 'هدية' }
const withoutArabic = { en: 'Round', km: 'ជុំ', 'zh-Hans': '局' }

test.each([
  ['km', 'អំណោយ'],
  ['zh-CN', '礼物'],
  ['ar', 'هدية'],
  ['AR-EG', 'هدية'],
  ['vi', 'Gift'],
  [undefined, 'Gift'],
])('a reader of %s reads %s', (tag, words) => expect(nameIn(complete, tag)).toBe(words))

test('what has no words in a language is read in English', () => {
  expect(nameIn(withoutArabic, 'ar')).toBe('Round')
})

describe('texts that stand together', () => {
  test('are in the reader’s language, and say no other', () => {
    expect(textsIn({ title: complete, text: withoutArabic }, 'km')).toEqual({ title: 'អំណោយ', text: 'ជុំ' })
    expect(textsIn({ title: complete }, 'en-GB')).toEqual({ title: 'Gift' })
    expect(textsIn({ title: complete }, 'zh-Hant')).toEqual({ title: '礼物' })
    expect(textsIn({ title: complete }, undefined)).toEqual({ title: 'Gift' })
  })

  test('are all in English, and say so, where one of them has no words of the reader’s', () => {
    const english = { title: 'Gift', text: 'Round', language: 'en' }
    expect(textsIn({ title: complete, text: withoutArabic }, 'ar')).toEqual(english)
    expect(textsIn({ title: complete, text: withoutArabic }, 'vi')).toEqual(english)
  })
})

test('every generated game has a name of its own in Arabic, and keeps its number', () => {
  const generated = catalogue.filter(({ nodeId }) => Number(nodeId) >= 10_000)
  const names = generated.map(({ names }) => names.ar)
  expect(generated.length).toBeGreaterThan(2_000)
  expect(names.filter((name) => !/^[\p{sc=Arabic}\p{sc=Inherited} ]+$/u.test(name ?? ''))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(arabicName('Golden', 'Island')).toBe('جزيرة ذهبية')
  expect(arabicName('Golden', 'Dragon')).toBe('تنين ذهبي')
})
