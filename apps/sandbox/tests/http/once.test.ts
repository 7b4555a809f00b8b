import { calls } from '@baize/api/contract'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { makeApi } from '@baize/platform/http/api.ts'
import { handlers, preparations } from '@baize/platform/http/handlers.ts'
import { log } from '@baize/platform/observability/log.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestPlatform, type TestPlatform, type TestSession, testKey } from './testing.ts'

describe.each(testEngines)('calls that count once on $name', (engine) => {
  let platform: TestPlatform
  let agent: TestSession
  let toMemberId: string

  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false, env: { ADDRESS_SHARE: '100' } })
    agent = await platform.signIn('sokha2026', 'agent')
    const downline = await platform.signIn('vibol2026')
    toMemberId = (await platform.call('memberInfo', {}, { as: downline })).value.id
  })
  afterAll(() => platform?.close())

  const transfer = (amount: string, key = testKey(), paymentPassword = '246810') =>
    platform.call(
      'createTransfer',
      { body: { toMemberId, amount, paymentPassword, note: '' } },
      { as: agent, key },
    )
  const balance = async () => Number((await platform.call('balance', {}, { as: agent })).value.balance)

  test('I6: a hundred duplicates at once have one effect and byte-equal responses', async () => {
    const before = await balance()
    const key = testKey()
    const answers = await Promise.all(Array.from({ length: 100 }, () => transfer('10.00', key)))
    expect(answers[0]?.status, answers[0]?.text).toBe(200)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await balance()).toBe(before - 10)
    expect((await transfer('11.00', key)).envelope.code).toBe('idempotencyKeyReused')
    expect(await balance()).toBe(before - 10)
  })

  test('a refusal keeps nothing: the same key may succeed later', async () => {
    const key = testKey()
    expect((await transfer('900000.00', key)).status).toBe(422)
    expect((await transfer('1.00', key)).status).toBe(200)
  })

  test('the payment password: counted, delayed, and forgiven by the right one', async () => {
    const codes = []
    for (const guess of ['111111', '222222', '333333', '444444']) {
      codes.push((await transfer('1.00', testKey(), guess)).envelope.code)
    }
    expect(codes).toEqual([
      'paymentPasswordWrong',
      'paymentPasswordWrong',
      'paymentPasswordWrong',
      'tooManyRequests',
    ])
    platform.advance(2)
    expect((await transfer('1.00')).status).toBe(200)
    const guesses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => transfer('1.00', testKey(), `90000${n}`)),
    )
    expect(guesses.filter(({ envelope }) => envelope.code === 'paymentPasswordWrong')).toHaveLength(3)
    platform.advance(60)
  })
})

describe('when something breaks', () => {
  test('a database that is unavailable: busy, with a time to retry', async () => {
    const platform = await startTestPlatform({ work: false })
    const session = await platform.signIn()
    await platform.platform.jobs.close()
    await platform.platform.database.close()
    const login = { body: { type: 'username', username: 'dara2026', password: 'Baize-Demo-1' } } as const
    for (const answer of [
      await platform.call('memberInfo', {}, { as: session }),
      await platform.call('captcha'),
      await platform.call('login', login),
    ]) {
      expect([answer.envelope.code, answer.headers.get('retry-after')]).toEqual(['busy', '2'])
    }
  })

  test("an unforeseen error: internal, logged without the request's content, and nothing of it in the response", async () => {
    const platform = await startTestPlatform({ work: false })
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    const broken = {
      ...handlers,
      affiliate: async () => {
        throw new TypeError('secret detail')
      },
      captcha: async () => ({ unexpected: true }) as never,
    }
    const app = makeApi(platform.platform, { handlers: broken, preparations })
    for (const path of ['/wps/agent/affiliate?code=my-private-code', '/wps/captcha']) {
      const response = await app.fetch(new Request(`http://localhost${path}`))
      expect(response.status).toBe(500)
      expect(await response.json()).toEqual({
        success: false,
        code: 'internal',
        message: 'Something went wrong on our side.',
      })
    }
    expect(logged).toHaveBeenCalledTimes(2)
    expect(JSON.stringify(logged.mock.calls)).not.toContain('my-private-code')
    logged.mockRestore()
    await platform.close()
  })

  test('in production too, a response that breaks the contract is not sent, and moves nothing', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const platform = await startTestPlatform({ work: false })
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    const agent = await platform.signIn('sokha2026', 'agent')
    const downline = await platform.signIn('vibol2026')
    const toMemberId = (await platform.call('memberInfo', {}, { as: downline })).value.id
    const balance = async () => (await platform.call('balance', {}, { as: agent })).value.balance
    const before = await balance()
    const { post } = handlers.createTransfer as { post: (...all: never[]) => Promise<object> }
    const { affiliate: _, ...others } = handlers
    const breaking = {
      ...others,
      affiliate: async () => ({ valid: 'secret value' }),
      createTransfer: {
        post: async (...all: never[]) => ({ ...(await post(...all)), value: () => ({ amount: 1 }) }),
      },
    }
    const app = makeApi(platform.platform, { handlers: breaking as never, preparations })
    const internal = { success: false, code: 'internal', message: 'Something went wrong on our side.' }
    const read = await app.fetch(new Request('http://localhost/wps/agent/affiliate?code=abcd'))
    expect([read.status, await read.json()]).toEqual([500, internal])
    const sealed = await platform.seal('POST', calls.createTransfer.path, {
      ...{ toMemberId, amount: '5.00', paymentPassword: '246810', note: '' },
    })
    const written = await app.fetch(
      new Request(`http://localhost${calls.createTransfer.path}`, {
        method: 'POST',
        body: JSON.stringify(sealed),
        headers: {
          'content-type': 'application/json',
          'x-baize-site': 'agent',
          'idempotency-key': testKey(),
          authorization: `Bearer ${agent.token}`,
          cookie: agent.cookie,
        },
      }),
    )
    expect([written.status, await written.json()]).toEqual([500, internal])
    expect(await balance()).toBe(before)
    const lines = logged.mock.calls.map(([line]) => JSON.stringify(line))
    expect(lines).toEqual([
      expect.stringContaining('The answer of affiliate is not what its contract says'),
      expect.stringContaining('The answer of createTransfer is not what its contract says'),
    ])
    expect(lines.join()).not.toContain('secret value')
    logged.mockRestore()
    vi.unstubAllEnvs()
    await platform.close()
  })

  test('a contract and a platform that differ do not start', async () => {
    const platform = await startTestPlatform({ work: false })
    const { captcha: _, ...without } = handlers
    const surplus = { ...handlers, unheardOf: async () => ({}) }
    expect(() => makeApi(platform.platform, { handlers: without as never, preparations })).toThrow(/captcha/)
    expect(() => makeApi(platform.platform, { handlers: surplus as never, preparations })).toThrow(
      /unheardOf/,
    )
    await platform.close()
  })

  test('an expected response contains nothing but what the contract names', async () => {
    const platform = await startTestPlatform({ work: false })
    const app = makeApi(platform.platform, {
      handlers: {
        ...handlers,
        affiliate: async () => ({ valid: false, accountType: null, passwordHash: 'x' }),
      },
      preparations,
    })
    const response = await app.fetch(new Request('http://localhost/wps/agent/affiliate?code=abcd'))
    expect(await response.json()).toEqual({ success: true, value: { valid: false, accountType: null } })
    await platform.close()
  })
})
