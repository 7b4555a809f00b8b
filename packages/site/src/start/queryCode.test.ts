import { ApiError, type Client } from '@baize/api'
import { afterEach, expect, test, vi } from 'vitest'
import { createPageToken } from '../session/pageToken.ts'
import { enterByCode, takeQueryCodeProblem } from './queryCode.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page opened at an address, and the platform's response. */
function opened(address: string, answer: object | ApiError, held: string | null = null) {
  const asked: unknown[] = []
  const shown: string[] = [address]
  vi.stubGlobal('location', new URL(address, 'https://baize.example'))
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => shown.push(to),
  })
  const token = createPageToken()
  if (held) token.set(held)
  const client: Client = {
    now: () => new Date(),
    async call(_definition: object, input: { body?: unknown }) {
      asked.push(input.body, shown.at(-1))
      if (answer instanceof ApiError) throw answer
      return answer as never
    },
  }
  return { asked, shown, token, client }
}

test('a code is taken out of the address before it is exchanged, and the rest stays', async () => {
  const page = opened('/m/appDownload?language=km&token=abcdefgh12345678#ios', { token: 'session' })
  await enterByCode(page)
  expect(page.asked).toEqual([{ code: 'abcdefgh12345678' }, '/m/appDownload?language=km#ios'])
  expect(page.token.get()).toBe('session')
  expect(takeQueryCodeProblem()).toBeNull()
})

test('a used code leaves a visitor, and is reported once', async () => {
  const page = opened('/?tokens=abcdefgh12345678', new ApiError('notSignedIn'))
  await enterByCode(page)
  expect(page.shown.at(-1)).toBe('/')
  expect(page.token.get()).toBeNull()
  expect(takeQueryCodeProblem()?.code).toBe('notSignedIn')
  expect(takeQueryCodeProblem()).toBeNull()
})

test('what cannot be a code is taken out and not sent', async () => {
  const page = opened('/?token=%3Cscript%3E', { token: 'session' })
  await enterByCode(page)
  expect(page.shown.at(-1)).toBe('/')
  expect(page.asked).toEqual([])
  expect(takeQueryCodeProblem()?.code).toBe('notSignedIn')
})

test('a signed-in account stays so, and an address without a code is left alone', async () => {
  const own = opened('/vip?token=abcdefgh12345678', { token: 'other' }, 'mine')
  await enterByCode(own)
  expect([own.token.get(), own.shown.at(-1), own.asked.length]).toEqual(['mine', '/vip', 0])
  const plain = opened('/vip?page=2', { token: 'other' })
  await enterByCode(plain)
  expect([plain.token.get(), plain.shown.length]).toEqual([null, 1])
})

/** A page whose exchange waits for its response, when the page continues without it. */
async function kept() {
  vi.useFakeTimers()
  const page = opened('/?token=abcdefgh12345678', {})
  const answer = Promise.withResolvers<{ token: string }>()
  let signal: AbortSignal | undefined
  const client = {
    ...page.client,
    call: (_definition: object, _input: object, options?: { signal?: AbortSignal }) => {
      signal = options?.signal
      signal?.addEventListener('abort', () => answer.reject(new ApiError('cancelled')))
      return answer.promise as never
    },
  }
  const entered = enterByCode({ client, token: page.token })
  await vi.waitFor(() => expect(signal).toBeDefined())
  await vi.advanceTimersByTimeAsync(3_000)
  await entered
  return { ...page, answer, settled: () => vi.advanceTimersByTimeAsync(0) }
}

test('a page does not wait for a slow exchange, which signs in when it completes', async () => {
  const page = await kept()
  expect(page.token.get()).toBeNull()
  page.answer.resolve({ token: 'late' })
  await page.settled()
  expect(page.token.get()).toBe('late')
  expect(takeQueryCodeProblem()).toBeNull()
})

test('an exchange that fails late is reported late', async () => {
  const page = await kept()
  page.answer.reject(new ApiError('internal'))
  await page.settled()
  expect(takeQueryCodeProblem()?.code).toBe('internal')
})

test('an account that signs in during the exchange stays so, and sees no report', async () => {
  const page = await kept()
  page.token.set('mine')
  await page.settled()
  expect(page.token.get()).toBe('mine')
  expect(takeQueryCodeProblem()).toBeNull()
})
