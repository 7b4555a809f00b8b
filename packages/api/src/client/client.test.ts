import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import {
  balance,
  contactCode,
  createDeposit,
  depositDetail,
  encryptionKeys,
  login,
} from '../calls/generated/calls.ts'
import { type ErrorCode, errorStatus } from '../contract/errors.ts'
import { type ClientOptions, createClient } from './client.ts'
import { createIntents } from './intents.ts'
import { ApiError, type ApiErrorCode } from './problem.ts'
import { createSessionToken } from './session.ts'

type Reply = { status?: number; body: unknown } | (() => Promise<Response>)

/** A platform that returns responses in turn and records the requests. */
function scripted(...replies: Reply[]) {
  return scriptedWith({}, ...replies)
}

function scriptedWith(options: Partial<ClientOptions>, ...replies: Reply[]) {
  const requests: { url: string; init: RequestInit }[] = []
  const fetcher = async (url: unknown, init?: RequestInit) => {
    requests.push({ url: String(url), init: init ?? {} })
    const reply = replies[Math.min(requests.length, replies.length) - 1]
    if (typeof reply === 'function') return reply()
    const text = typeof reply?.body === 'string' ? reply.body : JSON.stringify(reply?.body)
    return new Response(text, { status: reply?.status ?? 200 })
  }
  const token = createSessionToken()
  const client = createClient({
    site: 'member',
    token,
    language: () => 'km',
    fetch: fetcher as typeof fetch,
    ...options,
  })
  const header = (index: number, name: string) => new Headers(requests[index]?.init.headers).get(name)
  return { client, requests, token, header }
}

const money = { balance: '10.00', held: '0.00', currency: 'USD', currencySymbol: '$' }
const ok = (value: unknown) => ({ body: { success: true, value } })

describe('a call', () => {
  const unconfirmed: Reply = {
    status: 403,
    body: { success: false, code: 'passwordRequired', params: { method: 'password' } },
  }
  const answered = ok({ expiredMinutes: 5 })
  const email = { body: { email: 'dara@example.com' } }

  test('that needs a confirmed session is sent again once it is, as it was', async () => {
    const onPasswordRequired = vi.fn(async () => true)
    const onError = vi.fn()
    const { client, requests } = scriptedWith({ onPasswordRequired, onError }, unconfirmed, answered)
    expect(await client.call(contactCode, email)).toEqual({ expiredMinutes: 5 })
    expect(onPasswordRequired).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'passwordRequired', params: { method: 'password' } }),
    )
    expect(requests.map(({ init }) => init.body)).toEqual(requests.map(() => JSON.stringify(email.body)))
    expect(requests).toHaveLength(2)
    expect(onError).not.toHaveBeenCalled()
  })

  test('that is refused again after it was confirmed fails, and the user is asked once', async () => {
    const onPasswordRequired = vi.fn(async () => true)
    const { client, requests } = scriptedWith({ onPasswordRequired }, unconfirmed, unconfirmed, answered)
    await expect(client.call(contactCode, email)).rejects.toMatchObject({ code: 'passwordRequired' })
    expect(onPasswordRequired).toHaveBeenCalledOnce()
    expect(requests).toHaveLength(2)
  })

  test('that was sent before another was confirmed is sent again without asking', async () => {
    const onPasswordRequired = vi.fn(async () => true)
    const late = Promise.withResolvers<Response>()
    const { client, requests } = scriptedWith(
      { onPasswordRequired },
      ...[unconfirmed, () => late.promise, answered, answered],
    )
    const first = client.call(contactCode, email)
    const second = client.call(contactCode, email)
    await first
    late.resolve(Response.json(unconfirmed.body, { status: 403 }))
    expect(await second).toEqual({ expiredMinutes: 5 })
    expect(requests).toHaveLength(4)
    expect(onPasswordRequired).toHaveBeenCalledOnce()
  })

  test('that was aborted does not ask the user', async () => {
    const onPasswordRequired = vi.fn(async () => true)
    const controller = new AbortController()
    const { client } = scriptedWith({ onPasswordRequired }, unconfirmed)
    const call = client.call(contactCode, email, { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toBeDefined()
    expect(onPasswordRequired).not.toHaveBeenCalled()
  })

  test('that was not confirmed fails as refused, and is sent once', async () => {
    for (const options of [{ onPasswordRequired: async () => false }, {}]) {
      const { client, requests } = scriptedWith(options, unconfirmed, answered)
      await expect(client.call(contactCode, email)).rejects.toMatchObject({ code: 'passwordRequired' })
      expect(requests).toHaveLength(1)
    }
  })

  test('carries site, language and token, and returns the checked value', async () => {
    const { client, requests, token, header } = scripted(ok(money))
    token.set('secret-token')
    expect(await client.call(balance, {})).toEqual(money)
    expect(requests[0]?.url).toBe('/wps/v2/wallets/balance')
    expect(header(0, 'x-baize-site')).toBe('member')
    expect(header(0, 'accept-language')).toBe('km')
    expect(header(0, 'authorization')).toBe('Bearer secret-token')
  })

  test('that fails has the platform’s id of the request, whatever the response', async () => {
    for (const body of [{ success: false, code: 'internal' }, 'no JSON']) {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      const headers = { 'x-request-id': '0a1b2c3d4e5f' }
      const { client } = scripted(async () => new Response(text, { status: 500, headers }))
      await expect(client.call(depositDetail, { params: { id: 'x' } })).rejects.toMatchObject({
        requestId: '0a1b2c3d4e5f',
      })
    }
  })

  test('writes path parameters so that they cannot leave their place', async () => {
    const { client, requests } = scripted({ status: 404, body: { success: false, code: 'notFound' } })
    await expect(client.call(depositDetail, { params: { id: '../x?y' } })).rejects.toThrow(ApiError)
    expect(requests[0]?.url).toBe('/wps/v2/deposits/..%2Fx%3Fy')
  })

  test.each([
    ['HTML instead of JSON', { body: '<html>' }, 'badResponse'],
    ['truncated JSON', { body: '{"success":tr' }, 'badResponse'],
    ['a value of another shape', ok({ balance: 10 }), 'badResponse'],
    [
      'a code outside the catalogue',
      { status: 400, body: { success: false, code: 'toString' } },
      'badResponse',
    ],
    ['a refusal', { status: 422, body: { success: false, code: 'insufficientFunds' } }, 'insufficientFunds'],
    ['success: false with status 200', { body: { success: false, code: 'notFound' } }, 'notFound'],
  ] as [string, Reply, string][])('turns %s into one ApiError', async (_, reply, code) => {
    const { client, requests } = scripted(reply)
    await expect(client.call(balance, {})).rejects.toMatchObject({ name: 'ApiError', code })
    expect(requests).toHaveLength(1)
  })

  test('reads again after a network error, and stops after three tries', async () => {
    const broken = () => Promise.reject(new TypeError('failed to fetch'))
    const once = scripted(broken, ok(money))
    expect(await once.client.call(balance, {})).toEqual(money)
    const never = scripted(broken)
    await expect(never.client.call(balance, {})).rejects.toMatchObject({
      code: 'network',
      outcomeUnknown: true,
    })
    expect(never.requests).toHaveLength(3)
  })

  test('repeats a write only under the same key, and never starts one without', async () => {
    const body = { methodId: 'bank', amount: '10.00' }
    const { client, requests, header } = scripted({ status: 503, body: { success: false, code: 'busy' } })
    await expect(client.call(createDeposit, { body })).rejects.toThrow('idempotencyKey')
    expect(requests).toHaveLength(0)
    await expect(client.call(createDeposit, { body }, { idempotencyKey: 'k'.repeat(16) })).rejects.toThrow(
      ApiError,
    )
    expect(requests).toHaveLength(3)
    expect([0, 1, 2].map((index) => header(index, 'idempotency-key'))).toEqual(Array(3).fill('k'.repeat(16)))
  })

  test('cancelled by its screen says so', async () => {
    const stop = new AbortController()
    const { client } = scripted(() => {
      stop.abort()
      return Promise.reject(new DOMException('aborted', 'AbortError'))
    })
    await expect(client.call(balance, {}, { signal: stop.signal })).rejects.toMatchObject({
      code: 'cancelled',
    })
  })
})

describe('what breaks the contract', () => {
  const wrong = ok({ balance: 10 })

  test('is a failure of a read whose outcome does not matter', async () => {
    const { client } = scripted(wrong)
    await expect(client.call(balance, {})).rejects.toMatchObject({
      ...{ code: 'badResponse', outcomeUnknown: false, status: 200 },
      cause: { message: expect.stringContaining(balance.id) },
    })
  })

  test.each([
    ['of another shape', wrong],
    ['that is no envelope', { body: '<html>' }],
  ])('is a failure of a write that may have been done: a response %s', async (_, reply) => {
    const { client } = scripted(reply)
    const body = { methodId: 'bank', amount: '10.00' }
    await expect(
      client.call(createDeposit, { body }, { idempotencyKey: 'k'.repeat(16) }),
    ).rejects.toMatchObject({ code: 'badResponse', outcomeUnknown: true })
  })

  test('is reported with its call', async () => {
    const onError = vi.fn()
    const { client } = scriptedWith({ onError }, wrong)
    await client.call(balance, {}).catch(() => {})
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'badResponse' }), balance)
  })
})

describe('options of createClient', () => {
  test('base address, credentials, headers; those of the contract stand', async () => {
    const { client, requests, header } = scriptedWith(
      {
        baseUrl: 'https://api.example.com',
        credentials: 'include',
        headers: () => ({ 'x-trace': 'abc', 'x-baize-site': 'agent' }),
      },
      ok(money),
    )
    await client.call(balance, {})
    expect(requests[0]?.url).toBe('https://api.example.com/wps/v2/wallets/balance')
    expect(requests[0]?.init.credentials).toBe('include')
    expect(header(0, 'x-trace')).toBe('abc')
    expect(header(0, 'x-baize-site')).toBe('member')
  })

  test('its own cookies go to the page’s own origin only, by default', async () => {
    const { client, requests } = scripted(ok(money))
    await client.call(balance, {})
    expect(requests[0]?.init.credentials).toBe('same-origin')
  })

  test('hooks see the call, after the client’s own, and may change what is sent', async () => {
    const seen: string[] = []
    const { client, token, header } = scriptedWith(
      {
        hooks: {
          onRequest({ options }) {
            seen.push(`${options.call?.id} ${options.headers.get('authorization')}`)
            options.headers.set('x-signed', 'yes')
          },
          onResponse: ({ response }) => void seen.push(`answered ${response.status}`),
          onResponseError: ({ response }) => void seen.push(`failed ${response.status}`),
        },
      },
      { status: 422, body: { success: false, code: 'insufficientFunds' } },
    )
    token.set('secret')
    await expect(client.call(balance, {})).rejects.toMatchObject({ code: 'insufficientFunds' })
    expect(seen).toEqual([`${balance.id} Bearer secret`, 'answered 422', 'failed 422'])
    expect(header(0, 'x-signed')).toBe('yes')
  })

  test('a hook sees no secret of a sealed body', async () => {
    const { publicKey } = await generateKeyPair('ECDH-ES', { extractable: true })
    const key = { ...(await exportJWK(publicKey)), kid: 'one' }
    const bodies: unknown[] = []
    const { client } = scriptedWith(
      { hooks: { onRequest: ({ options }) => void bodies.push(options.body) } },
      ok({ keys: [key], now: new Date().toISOString() }),
      ok({ token: 't', firstTimeLogin: false, passwordExpired: false }),
    )
    const body = { type: 'username', username: 'dara', password: 'a very secret word' } as const
    await client.call(login, { body })
    expect(bodies.at(-1)).toEqual({ jwe: expect.any(String) })
  })

  test('what a hook throws is an ApiError, and says whether anything was sent', async () => {
    const fault = new Error('no signature')
    const throwing = () => {
      throw fault
    }
    const before = scriptedWith({ hooks: { onRequest: throwing } }, ok(money))
    const body = { methodId: 'bank', amount: '10.00' }
    const write = { idempotencyKey: 'k'.repeat(16) }
    await expect(before.client.call(createDeposit, { body }, write)).rejects.toMatchObject({
      ...{ name: 'ApiError', code: 'network', outcomeUnknown: false, cause: fault },
    })
    expect(before.requests).toHaveLength(0)
    const after = scriptedWith({ hooks: { onResponse: throwing } }, ok(money))
    await expect(after.client.call(createDeposit, { body }, write)).rejects.toMatchObject({
      ...{ name: 'ApiError', outcomeUnknown: true, cause: fault },
    })
  })

  test.each([
    ['of the client', { timeouts: { read: 20 } }, {}],
    ['of one call', {}, { timeout: 20 }],
  ])('a time-out %s is distinguished from a lost connection', async (_, options, callOptions) => {
    const hanging: typeof fetch = (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    const { client } = scriptedWith({ fetch: hanging, ...options })
    await expect(client.call(balance, {}, callOptions)).rejects.toMatchObject({
      code: 'timeout',
      outcomeUnknown: true,
    })
  })

  test('a body that breaks off is a lost connection', async () => {
    const broken = async () =>
      new Response(
        new ReadableStream({
          pull: (stream) => stream.error(new TypeError('terminated')),
        }),
      )
    const { client } = scripted(broken)
    await expect(client.call(balance, {})).rejects.toMatchObject({ code: 'network' })
  })
})

test('an encrypted call sends only a JWE bound to its method and path, and fetches the keys once', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true })
  const key = { ...(await exportJWK(publicKey)), kid: 'one' }
  const signedIn = { token: 't', firstTimeLogin: false, passwordExpired: false }
  const { client, requests } = scripted(
    ok({ keys: [key], now: new Date().toISOString() }),
    ok(signedIn),
    ok(signedIn),
  )
  const body = { type: 'username', username: 'dara', password: 'a very secret word' } as const
  await client.call(login, { body })
  await client.call(login, { body })
  expect(requests.map(({ url }) => url)).toEqual([encryptionKeys.path, login.path, login.path])
  const sent = String(requests[1]?.init.body)
  expect(sent).not.toContain('secret')
  const { plaintext } = await compactDecrypt(JSON.parse(sent).jwe, privateKey)
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toMatchObject({
    method: 'POST',
    path: login.path,
    body,
  })
})

describe('what a platform in trouble is spared', () => {
  test('retries have a budget: at most a tenth more than the calls, and ten saved up', async () => {
    vi.useFakeTimers()
    const { client, requests } = scripted(() => Promise.reject(new TypeError('failed to fetch')))
    const calls = 200
    for (let n = 0; n < calls; n++) {
      const failing = client.call(balance, {}).catch(() => {})
      await vi.advanceTimersByTimeAsync(20_000)
      await failing
    }
    vi.useRealTimers()
    expect(requests.length).toBeGreaterThan(calls)
    expect(requests.length).toBeLessThanOrEqual(calls * 1.1 + 10)
  })

  test('waits as long as Retry-After says, or fails at once where that is too long for a user', async () => {
    vi.useFakeTimers()
    const busy = (seconds: string) => async () =>
      new Response('{"success":false,"code":"busy"}', { status: 503, headers: { 'retry-after': seconds } })
    const soon = scripted(busy('3'), ok(money))
    const answer = soon.client.call(balance, {})
    await vi.advanceTimersByTimeAsync(2_900)
    expect(soon.requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(600)
    expect(await answer).toEqual(money)
    const late = scripted(busy('60'), ok(money))
    await expect(late.client.call(balance, {})).rejects.toMatchObject({ params: { retryAfterSeconds: 60 } })
    expect(late.requests).toHaveLength(1)
    vi.useRealTimers()
  })
})

test.each([-15, 0, 15])(
  'a device whose clock is %i minutes off seals and shows by the platform’s',
  async (skew) => {
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true })
    const key = { ...(await exportJWK(publicKey)), kid: 'one' }
    const server = Date.now() + skew * 60_000
    const signedIn = { token: 't', firstTimeLogin: false, passwordExpired: false }
    const { client, requests } = scripted(
      ok({ keys: [key], now: new Date(server).toISOString() }),
      ok(signedIn),
    )
    await client.call(login, { body: { type: 'username', username: 'dara', password: 'x' } })
    expect(Math.abs(client.now().getTime() - server)).toBeLessThan(2_000)
    const { plaintext } = await compactDecrypt(JSON.parse(String(requests[1]?.init.body)).jwe, privateKey)
    const { at } = JSON.parse(new TextDecoder().decode(plaintext))
    expect(Math.abs(Date.parse(at) - server)).toBeLessThan(2_000)
  },
)

test('keys that were rotated away are fetched anew, once, and the same intent is sealed to the new one', async () => {
  const pairs = await Promise.all([1, 2].map(() => generateKeyPair('ECDH-ES', { extractable: true })))
  const [old, fresh] = await Promise.all(
    pairs.map(async ({ publicKey }, n) => ({ ...(await exportJWK(publicKey)), kid: `key-${n}` })),
  )
  const now = new Date().toISOString()
  const signedIn = { token: 't', firstTimeLogin: false, passwordExpired: false }
  const { client, requests } = scripted(
    ok({ keys: [old], now }),
    { status: 400, body: { success: false, code: 'decryptionFailed' } },
    ok({ keys: [fresh, old], now }),
    ok(signedIn),
  )
  const body = { type: 'username', username: 'dara', password: 'x' } as const
  expect(await client.call(login, { body })).toEqual(signedIn)
  const { jwe } = JSON.parse(String(requests[3]?.init.body))
  expect((await compactDecrypt(jwe, pairs[1]?.privateKey as CryptoKey)).protectedHeader.kid).toBe('key-1')
})

test('the union of error codes is closed: a switch over it needs no default', () => {
  const kindOf = (code: ApiErrorCode): 'transport' | 'platform' => {
    switch (code) {
      case 'network':
      case 'timeout':
      case 'badResponse':
      case 'cancelled':
        return 'transport'
      default: {
        // What is left is the catalogue, and nothing else: a new kind of failure stops compiling here.
        const left: ErrorCode = code
        return left in errorStatus ? 'platform' : 'transport'
      }
    }
  }
  expect(kindOf('timeout')).toBe('transport')
  expect(kindOf('insufficientFunds')).toBe('platform')
})

describe('an intent', () => {
  const storage = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
  }

  test('keeps its key over a reload until it is settled', () => {
    const kept = storage()
    const key = createIntents(kept).keyFor('deposit', '10.00 bank')
    const reloaded = createIntents(kept)
    expect(reloaded.keyFor('deposit', '10.00 bank')).toBe(key)
    reloaded.settle('deposit', '10.00 bank')
    expect(reloaded.keyFor('deposit', '10.00 bank')).not.toBe(key)
  })

  test('is another one when the details differ', () => {
    const intents = createIntents(storage())
    expect(intents.keyFor('deposit', '10.00')).not.toBe(intents.keyFor('deposit', '20.00'))
  })

  test('stays open while others of its action come and are settled', () => {
    const intents = createIntents(storage())
    const unknown = intents.keyFor('transfer', '10.00 dara')
    intents.keyFor('transfer', '10.00 vibol')
    intents.settle('transfer', '10.00 vibol')
    expect(intents.keyFor('transfer', '10.00 dara')).toBe(unknown)
  })

  test('works where storage is refused', () => {
    const refuse = () => {
      throw new Error('blocked')
    }
    const intents = createIntents({ getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(intents.keyFor('deposit', 'x')).toBe(intents.keyFor('deposit', 'x'))
  })
})
