import { expect, it, test } from 'vitest'
import { joinWords, separateWords, separateWordsInHtml } from './wordBreaks.ts'

const shown = (text: string) => text.replaceAll('\u200b', '|')

it.each([
  ['km', 'លេខគណនីធនាគាររបស់អ្នក', 'លេខ|គណនី|ធនាគារ|របស់|អ្នក'],
  ['th', 'กรุณาตรวจสอบหมายเลขบัญชี', 'กรุณา|ตรวจ|สอบ|หมายเลข|บัญชี'],
  ['lo', 'ກະລຸນາກວດສອບເລກບັນຊີ', 'ກະລຸນາ|ກວດສອບ|ເລກ|ບັນຊີ'],
  ['my', 'ငွေထုတ်ယူမှုကို', 'ငွေ|ထုတ်ယူ|မှု|ကို'],
])('%s: separates the words', (language, text, separated) => {
  expect(shown(separateWords(text, language))).toBe(separated)
  expect(joinWords(separateWords(text, language))).toBe(text)
})

it.each([
  ['a space', 'ផ្ទេរ ប្រាក់'],
  ['a full stop', 'អ្នក។'],
  ['a question mark', 'អ្នក?'],
  ['the sign that repeats a word', 'ផ្សេងៗ'],
  ['digits and Latin letters', '3នាទី VIPអ្នក'],
])('adds nothing beside %s', (_, text) => {
  expect(separateWords(text, 'km')).toBe(text)
})

it.each([
  ['មិត្តម្នាក់ៗដែល', 'មិត្ត|ម្នា~ក់ៗ|ដែល'],
  ['អាចយកទៅលេង', 'អាចយ~ក|ទៅលេង'],
])('%s: keeps the end of a word with it, against the dictionary', (text, separated) => {
  const kept = separateWords(text, 'km')
  expect(shown(kept).replaceAll('\u2060', '~')).toBe(separated)
  expect(joinWords(kept)).toBe(text)
  expect(separateWords(kept, 'km')).toBe(kept)
})

it('adds nothing twice, and nothing to other languages', () => {
  const once = separateWords('លេខគណនី', 'km')
  expect(separateWords(once, 'km')).toBe(once)
  expect(separateWords('លេខគណនី', 'en')).toBe('លេខគណនី')
  expect(separateWords('Account number', 'km')).toBe('Account number')
  expect(separateWords('您的账号', 'zh-Hans')).toBe('您的账号')
})

test('in HTML, tags, entities, addresses and isolated names keep every character', () => {
  const html =
    '<p title="លេខគណនី">លេខគណនី&nbsp;<a href="/x?q=លេខគណនី">\u2068សុខាដារ៉ា\u2069</a> https://ex.ample/លេខគណនី</p>'
  expect(shown(separateWordsInHtml(html, 'km'))).toBe(html.replace('>លេខគណនី&nbsp;', '>លេខ|គណនី&nbsp;'))
})
