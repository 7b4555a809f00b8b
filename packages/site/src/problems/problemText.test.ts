import { ApiError, type ApiErrorCode, errorStatus } from '@baize/api'
import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { loadMessages } from '../messages.ts'
import { loadProblemMessages } from '../screen-problems/messages.ts'
import { problemText } from './problemText.ts'

const ofTheClient: ApiErrorCode[] = ['network', 'timeout', 'badResponse', 'cancelled']
const codes = [...(Object.keys(errorStatus) as ApiErrorCode[]), ...ofTheClient]

async function speaking(locale: 'km' | 'en' | 'zh-Hans' | 'ar') {
  const i18n = setupI18n()
  i18n.loadAndActivate({
    locale,
    messages: { ...(await loadMessages(locale)), ...(await loadProblemMessages(locale)) },
  })
  return i18n
}

describe.each(['km', 'en', 'zh-Hans'] as const)('problemText in %s', (locale) => {
  it('has a sentence for every code, none of them the code or a key', async () => {
    const i18n = await speaking(locale)
    for (const code of codes) {
      const text = problemText(i18n, new ApiError(code))
      expect(text, code).toMatch(/[.។。]$/)
      expect(text, code).not.toMatch(/undefined|\{|\}/)
      expect(text, code).not.toBe(code)
    }
  })

  it('ends a failure of the platform with the id by which its log is found, and no other', async () => {
    const i18n = await speaking(locale)
    const requestId = '0a1b2c3d4e5f'
    for (const code of ['internal', 'busy', 'badResponse'] as const) {
      const text = problemText(i18n, new ApiError(code, { requestId }))
      expect(text).toContain(problemText(i18n, new ApiError(code)))
      expect(text).toMatch(new RegExp(`${requestId}$`))
    }
    expect(problemText(i18n, new ApiError('wrongCredentials', { requestId }))).not.toContain(requestId)
  })

  it('says the limits of an amount, and how long to wait, where the platform sends them', async () => {
    const i18n = await speaking(locale)
    const limits = problemText(
      i18n,
      new ApiError('amountOutOfRange', { params: { min: '20000.00', max: '800000.00' } }),
    )
    expect(limits).toContain('20,000.00')
    expect(limits).toContain('800,000.00')
    const wait = problemText(i18n, new ApiError('tooManyRequests', { params: { retryAfterSeconds: 4.2 } }))
    expect(wait).toContain('5')
  })
})

const isolated = (text: string) => `\u2066${text}\u2069`
it.each([
  ['km', '$', ['20,000.00$', '800,000.00$']],
  ['en', '$', ['$20,000.00', '$800,000.00']],
  ['en', 'USDT', ['USDT\u00a020,000.00', 'USDT\u00a0800,000.00']],
  ['zh-Hans', '$', ['$20,000.00', '$800,000.00']],
  ['ar', '$', [isolated('20,000.00\u00a0$'), isolated('800,000.00\u00a0$')]],
] as const)('names the currency of limits in %s: %s', async (locale, symbol, amounts) => {
  const error = new ApiError('amountOutOfRange', { params: { min: '20000.0000', max: '800000.0000' } })
  const text = problemText(await speaking(locale), error, symbol)
  for (const amount of amounts) expect(text).toContain(amount)
})

it.each(['km', 'en', 'zh-Hans', 'ar'] as const)(
  'says of a write whose answer could not be read that it may be done, in %s',
  async (locale) => {
    const i18n = await speaking(locale)
    const read = problemText(i18n, new ApiError('badResponse'))
    const write = problemText(i18n, new ApiError('badResponse', { outcomeUnknown: true }))
    expect(write).not.toBe(read)
    if (locale === 'en') expect(write).toContain('Check your records')
  },
)

describe('problemText', () => {
  it('names customer service where a response did not arrive in time', async () => {
    expect(problemText(await speaking('en'), new ApiError('timeout'))).toContain('customer service')
  })

  it('says two things differently only where they are two things', async () => {
    const i18n = await speaking('en')
    const texts = codes.map((code) => problemText(i18n, new ApiError(code)))
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })
})
