import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CaptchaChallenge, CaptchaSource } from '../captcha/useCaptcha.ts'
import { mobileCode } from './mobileCode.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const challenge: CaptchaChallenge = { captchaId: 'one', image: '', proof: { salt: 's', difficulty: 1 } }
const refused = (code: string) => Object.assign(new Error(code), { code })

/** Requests a code; returns what was sent, or why nothing was. */
async function asked({ fetch, prove = async () => 'nonce' }: Partial<CaptchaSource>) {
  const send = vi.fn(async () => ({ expiredMinutes: 5 }))
  const source = { fetch: fetch ?? (async () => challenge), prove }
  const request = mobileCode('login', send, source).send({ mobileNum: '012345678' })
  const answer = request.catch((failure: Error) => failure.message)
  await vi.runAllTimersAsync()
  return { answer: await answer, sent: send.mock.calls }
}

test('a code is requested with the device’s proof', async () => {
  expect((await asked({})).sent).toEqual([
    [{ mobileNum: '012345678', captchaId: 'one', proofNonce: 'nonce' }],
  ])
})

test('a challenge that is requested too early is requested again after a second', async () => {
  const fetch = vi.fn(async () => challenge).mockRejectedValueOnce(refused('tooManyRequests'))
  expect((await asked({ fetch })).sent).toHaveLength(1)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('without a challenge nothing is sent, and the reason is reported', async () => {
  const fetch = async () => {
    throw refused('network')
  }
  expect(await asked({ fetch })).toEqual({ answer: 'network', sent: [] })
})

test('a device that cannot do the proof says which challenge it had', async () => {
  const prove = async () => {
    throw new Error('no worker')
  }
  expect((await asked({ prove })).sent).toEqual([[{ mobileNum: '012345678', captchaId: 'one' }]])
})
