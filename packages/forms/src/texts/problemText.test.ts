import { formatAmount } from '@baize/i18n/format'
import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import type { FieldProblem } from '../compiler/index.ts'
import { namedText } from '../form/namedText.ts'
import { loadMessages } from '../messages.ts'
import { problemText } from './problemText.ts'

async function speaking(locale: 'km' | 'en' | 'zh-Hans' | 'ar') {
  const i18n = setupI18n()
  i18n.loadAndActivate({ locale, messages: await loadMessages(locale) })
  return i18n
}

const problems = [
  { code: 'amountTooLow', params: { minAmount: '1000.00' } },
  { code: 'amountTooHigh', params: { maxAmount: '1000.00' } },
]

test('a mobile number that is too short or too long gets a message with how many digits its country has', async () => {
  const said = async (least: number, most: number) =>
    problemText(await speaking('en'), {
      field: 'mobileNum',
      code: 'mobileLength',
      params: { dial: '855', least, most },
    })
  const code = '\u2066+855\u2069'
  expect(await said(8, 9)).toBe(`Mobile numbers with ${code} have 8–9 digits, not counting a leading zero`)
  expect(await said(11, 11)).toBe(`Mobile numbers with ${code} have 11 digits, not counting a leading zero`)
})

describe('an error of an amount', () => {
  test.each([
    ['amountTooLow', '$', 'Enter $1,000.00 or more'],
    ['amountTooHigh', '$', 'Enter $1,000.00 or less'],
    ['amountTooHigh', '៛', 'Enter ៛1,000.00 or less'],
    ['amountTooLow', 'USDT', 'Enter USDT\u00a01,000.00 or more'],
    ['amountTooLow', undefined, 'Enter 1,000.00 or more'],
  ])('%s in %s says: %s', async (code, currency, words) => {
    const problem = { field: 'amount', ...problems.find((each) => each.code === code), code }
    expect(problemText(await speaking('en'), problem, undefined, currency)).toBe(words)
  })

  test('of a tier that requires no more, it names the tier before', async () => {
    const problem = { field: 'validBet2', code: 'tierNotHigher', params: { tier: 1 } } as const
    expect(problemText(await speaking('en'), problem)).toBe(
      'Require more than tier 1 in at least one field above the share',
    )
  })

  test.each([
    [{ code: 'amountTooHigh', params: { maxAmount: '1000.00' } }, 'Dividend: Enter $1,000.00 or less'],
    [{ code: 'required' }, 'Dividend is required'],
    [
      { code: 'pattern', params: { patternId: 5, min: 2, max: 12 } },
      'Dividend: Use 2 to 12 English letters or digits',
    ],
    [{ code: 'characters' }, 'Dividend has characters we can’t accept. Enter it again'],
  ])('in a list of problems, %j names its field, once', async (problem, words) => {
    const i18n = await speaking('en')
    const text = problemText(i18n, { field: 'amount', ...problem } as FieldProblem, 'Dividend', '$')
    expect(namedText(i18n, 'Dividend', text)).toBe(words)
  })

  for (const locale of ['km', 'en', 'zh-Hans', 'ar'] as const) {
    for (const symbol of ['$', '៛', 'USDT', 'د.إ']) {
      test(`names ${symbol} in ${locale} as hints do, and keeps its direction to itself`, async () => {
        const i18n = await speaking(locale)
        const amount = formatAmount('1000.00', locale, { symbol })
        expect(amount).toContain(symbol)
        expect(amount.startsWith('\u2066')).toBe(locale === 'ar' || symbol === 'د.إ')
        for (const problem of problems)
          expect(problemText(i18n, { field: 'amount', ...problem }, undefined, symbol)).toContain(amount)
      })
    }
  }
})
