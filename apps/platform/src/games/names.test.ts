import { describe, expect, test } from 'vitest'
import { nameIn, textsIn } from './names.ts'

const complete = { en: 'Gift', km: 'អំណោយ', 'zh-Hans': '礼物', ar: 'هدية' }
const withoutArabic = { en: 'Round', km: 'ជុំ', 'zh-Hans': '局' }

test.each([
  ['km', 'អំណោយ'],
  ['zh-CN', '礼物'],
  ['ar', 'هدية'],
  ['AR-EG', 'هدية'],
  ['de', 'Gift'],
  [undefined, 'Gift'],
])('a reader of %s reads %s', (tag, words) => expect(nameIn(complete, tag)).toBe(words))

test('a language outside the code has the text by its English, the lines of an HTML each by itself', () => {
  const reward = { en: 'Reward', km: 'រង្វាន់', 'zh-Hans': '奖励' }
  expect(nameIn(reward, 'vi')).toBe('Phần thưởng')
  const list = (en: string) => ({ ...reward, en: `<ul><li>Reward</li><li>${en}</li></ul>` })
  expect(nameIn(list('Points'), 'vi')).toBe('<ul><li>Phần thưởng</li><li>Điểm</li></ul>')
  expect(textsIn({ text: list('A line that nobody translated') }, 'vi')).toMatchObject({ language: 'en' })
})

test('Chinese is read in the script of the reader, in the other one where that is missing', () => {
  const reward = { en: 'Reward', km: 'រង្វាន់', 'zh-Hans': '奖励' }
  expect(textsIn({ title: reward }, 'zh-SG')).toEqual({ title: '奖励' })
  const { title, ...rest } = textsIn({ title: reward }, 'zh-TW')
  expect([title, rest]).toEqual(['獎勵', {}])
})

test('what is not translated into a language is read in English', () => {
  expect(nameIn(withoutArabic, 'ar')).toBe('Round')
})

describe('texts that are shown together', () => {
  test('are in the reader’s language, without another `language`', () => {
    expect(textsIn({ title: complete, text: withoutArabic }, 'km')).toEqual({ title: 'អំណោយ', text: 'ជុំ' })
    expect(textsIn({ title: complete }, 'en-GB')).toEqual({ title: 'Gift' })
    expect(textsIn({ title: complete }, 'zh-CN')).toEqual({ title: '礼物' })
    expect(textsIn({ title: complete }, undefined)).toEqual({ title: 'Gift' })
  })

  test('are all in English, with its `language`, where one of them is not in the reader’s language', () => {
    const english = { title: 'Gift', text: 'Round', language: 'en' }
    expect(textsIn({ title: complete, text: withoutArabic }, 'ar')).toEqual(english)
    expect(textsIn({ title: complete, text: withoutArabic }, 'de')).toEqual(english)
  })
})
