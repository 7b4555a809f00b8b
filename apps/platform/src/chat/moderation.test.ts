import { afterEach, describe, expect, test } from 'vitest'
import { chat } from '../content/files/chat.ts'
import { holdsListedWord, muteRules, setModeration } from './moderation.ts'

const list = (...words: string[]) => setModeration({ chat: chat.parse({ words }) })
afterEach(() => setModeration({}))

test('without rules of an operator no word is listed', () => {
  expect(holdsListedWord('scam')).toBe(false)
  expect(muteRules()).toMatchObject({ strikes: 3, muteMinutes: 10 })
})

describe('a list of words', () => {
  const written = [
    'scam',
    'whatsapp.com',
    't.me',
    'ឆ្កួត',
    '骗子',
    '加 微信',
    '918kiss',
    'easy-money',
    '.xyz',
    'www.',
  ]

  test.each([
    ...['scam', 'It is a SCAM!', 's c a m', 's.c.a.m', 'ＳＣＡＭ', 'sc4m', '5c4m', 's\u200bcam', 'scám'],
    ...['ѕcam', 'ѕ с а m', 'ឆ្កួត', '你是骗 子', '加微信', '918 KISS', 'easymoney', 'easy _ money'],
    ...['t.me', 't . me/abc', 'WhatsApp.com', 'whatsapp. com', 'go to casino.xyz', 'WWW.casino'],
  ])('%s contains one', (text) => {
    list(...written)
    expect(holdsListedWord(text)).toBe(true)
  })

  test.each([
    ...[
      'scampi for dinner',
      'scamper',
      'the escampe',
      'сам',
      'time',
      'at. meeting',
      'whatsapp com',
      'xyz',
      'a.xyzzy',
      'www',
    ],
    ...['សួស្តី', '你好', '10.00', 'good morning', ''],
  ])('%s does not', (text) => {
    list(...written)
    expect(holdsListedWord(text)).toBe(false)
  })

  test('is plain text, whatever signs are in it', () => {
    list('a+b', '(c', 'd]', '[^e]', '骗*', 'f\\w', 'g|h', 'i{2}', '骗(子')
    for (const text of ['a+b', '(c', 'd]', '[^e]', '骗*', 'f\\w', 'g|h', 'i{2}', '骗(子'])
      expect(holdsListedWord(text), text).toBe(true)
    for (const text of ['aab', 'c', 'd', 'x', '骗', 'fo', 'g', 'h', 'ii', '骗子'])
      expect(holdsListedWord(text), text).toBe(false)
  })

  test('takes no text long, however long and hostile both are', () => {
    const words = ['.b', 'b.', `${'a.'.repeat(31)}b`, `${'a'.repeat(63)}b`, `${'骗'.repeat(63)}子`]
    list(...words.flatMap((word) => Array<string>(100).fill(word)))
    const texts = ['a', 'a.', 'a. ', 'a      ', '.', ' ', '骗', '骗 '].map((text) =>
      text.repeat(500 / text.length),
    )
    const start = performance.now()
    for (const text of texts) expect(holdsListedWord(text)).toBe(false)
    expect(performance.now() - start).toBeLessThan(5_000)
  })
})

test('patterns are made once for a version of the content', () => {
  let read = 0
  const words = ['scam']
  const counted = {
    ...chat.parse({}),
    get words() {
      read += 1
      return words
    },
  }
  for (let turn = 0; turn < 3; turn++) {
    setModeration({ chat: counted })
    expect(holdsListedWord('scam')).toBe(true)
  }
  expect(read).toBe(1)
})
