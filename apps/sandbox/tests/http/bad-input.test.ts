import { fixtures } from '@baize/api/conformance'
import { type CallDefinition, calls, errorStatus } from '@baize/api/contract'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import type { CallId, Site } from '@baize/platform/http/implement.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import {
  startTestPlatform,
  type TestAnswer,
  type TestPlatform,
  type TestSession,
  testKey,
} from './testing.ts'

const ids = Object.keys(calls) as CallId[]
const slowest = 1_000

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/** What no field of any call is: wrong in type, or text that no column can store. */
const hostile: unknown[] = [
  null,
  {},
  [],
  [['']],
  { $ne: null },
  1e308,
  -1,
  1.5,
  'x'.repeat(5_000),
  'NUL \u0000 inside',
  'half \ud800 pair',
  { toString: 'no' },
]

/** Strange but possible text; a call may take it, refuse it, but not fall over it. */
const strange: string[] = [
  '',
  ' ',
  "' OR 1=1 --",
  '%00',
  '../../etc/passwd',
  '‮txt.exe',
  '１２３',
  '-0',
  '1e3',
  'NaN',
  '999999999999999.99',
  '2026-02-31',
  '9999-12-31',
  '0000-00-00',
  '__proto__',
  'constructor',
  '🂡'.repeat(40),
]

describe.each(testEngines)('on $name, bad input to any call gets a 4xx of the catalogue', (engine) => {
  let platform: TestPlatform
  let member: TestSession
  let agent: TestSession

  beforeAll(async () => {
    platform = await startTestPlatform({ engine })
    member = await platform.signIn('dara2026', 'member')
    agent = await platform.signIn('sokha2026', 'agent')
  })
  afterAll(() => platform?.close())

  const partsOf = (id: CallId) => fixtures[id] as unknown as Parts
  const definitionOf = (id: CallId): CallDefinition => calls[id]

  function sessionFor(id: CallId): TestSession | null {
    const { roles } = definitionOf(id)
    if (roles.includes('member')) return member
    return roles.includes('agent') ? agent : null
  }

  async function timed(work: () => Promise<TestAnswer>): Promise<TestAnswer> {
    // Of this process, not of the clock on the wall: other tests run beside it.
    const before = process.threadCpuUsage()
    const answer = await work()
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(slowest)
    return answer
  }

  function expectCatalogued({ status, envelope, headers }: TestAnswer, what: string) {
    expect(headers.get('content-type'), what).toBe('application/json; charset=utf-8')
    expect(status, what).toBeLessThan(500)
    if (status === 200) return
    const { code } = envelope
    expect(code, what).toBeTypeOf('string')
    expect(errorStatus[code as keyof typeof errorStatus], what).toBe(status)
  }

  function expectRefused(answer: TestAnswer, what: string) {
    expectCatalogued(answer, what)
    expect(answer.status, `${what}: ${answer.text.slice(0, 200)}`).toBeGreaterThanOrEqual(400)
  }

  /** Sends a body as it is: sealed where the call is encrypted, signed where vendors sign. */
  async function sendBody(id: CallId, body: unknown): Promise<TestAnswer> {
    const as = sessionFor(id)
    const input = { ...fixtures[id], body } as never
    return platform.call(id, input, { as, ...vendorOf(id) })
  }

  const vendorOf = (id: CallId) => (definitionOf(id).roles.includes('vendor') ? { vendor: 'BAIZE' } : {})

  /** Sends bytes that are no sealed, signed or keyed call. */
  function sendRaw(
    id: CallId,
    init: RequestInit & { headers?: Record<string, string> },
  ): Promise<TestAnswer> {
    const { method, path } = definitionOf(id)
    const as = sessionFor(id)
    return platform.send(path.replace(/\{\w+\}/g, 'unknown'), {
      method,
      ...init,
      headers: {
        'x-baize-site': as?.site ?? 'member',
        'idempotency-key': testKey(),
        'content-type': 'application/json',
        ...(as ? { authorization: `Bearer ${as.token}`, cookie: as.cookie } : {}),
        ...init.headers,
      },
    })
  }

  const withBody = ids.filter((id) => definitionOf(id).body !== undefined)

  test.each(withBody)('%s: bodies that are no JSON of the right kind', async (id) => {
    const bodies: (string | Uint8Array<ArrayBuffer>)[] = [
      '',
      '{',
      '{"a":',
      'null',
      '[]',
      '"text"',
      '42',
      'undefined',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{}}}',
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
      new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    ]
    for (const body of bodies) {
      expectRefused(await timed(() => sendRaw(id, { body })), `${id} ${String(body).slice(0, 40)}`)
    }
  })

  test.each(withBody)('%s: too large, or of another type', async (id) => {
    const large = JSON.stringify({ padding: 'x'.repeat(70 * 1024) })
    const tooLarge = await timed(() => sendRaw(id, { body: large }))
    expect(tooLarge.envelope.code).toBe('payloadTooLarge')
    const asText = await timed(() => sendRaw(id, { body: '{}', headers: { 'content-type': 'text/plain' } }))
    expectRefused(asText, `${id} text/plain`)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expectRefused(await timed(() => sendRaw(id, { body: 'a=1', headers: form })), `${id} form`)
  })

  /** Nothing is a value of some fields: null removes a limit, {} offers no rates, [] hides no column. */
  function takesNothing(id: CallId, field: string, value: unknown): boolean {
    if (!['{}', '[]'].includes(JSON.stringify(value)) && value !== null) return false
    const { body } = definitionOf(id)
    const shape = body && 'shape' in body ? (body.shape as Record<string, z.ZodMiniType>) : {}
    return shape[field]?.safeParse(value).success ?? false
  }

  test.each(withBody)('%s: each field spoiled in turn', async (id) => {
    const { body = {} } = partsOf(id)
    for (const field of Object.keys(body)) {
      for (const value of hostile) {
        if (Object.is(value, body[field]) || takesNothing(id, field, value)) continue
        const what = `${id} ${field}=${JSON.stringify(value)?.slice(0, 40)}`
        expectRefused(await timed(() => sendBody(id, { ...body, [field]: value })), what)
      }
      for (const value of strange) {
        const what = `${id} ${field}=${value.slice(0, 40)}`
        expectCatalogued(await timed(() => sendBody(id, { ...body, [field]: value })), what)
      }
    }
    const surplus = await timed(() => sendBody(id, { ...body, isAdmin: true }))
    expect(surplus.envelope.problems).toEqual([{ field: 'isAdmin', code: 'unknownField' }])
    const poisoned = JSON.parse('{"__proto__":{"isAdmin":true}}')
    expectRefused(await timed(() => sendBody(id, Object.assign(poisoned, body))), `${id} __proto__`)
  })

  test.each(ids.filter((id) => definitionOf(id).query))(
    '%s: each query value spoiled in turn',
    async (id) => {
      const { query = {} } = partsOf(id)
      const as = sessionFor(id)
      for (const name of Object.keys(query)) {
        for (const value of [...strange, ...hostile.filter((value) => typeof value === 'string')]) {
          const input = { ...fixtures[id], query: { ...query, [name]: value } } as never
          const what = `${id} ?${name}=${value.slice(0, 40)}`
          expectCatalogued(await timed(() => platform.call(id, input, { as })), what)
        }
        const { path } = definitionOf(id)
        const headers = as
          ? { 'x-baize-site': as.site, authorization: `Bearer ${as.token}`, cookie: as.cookie }
          : undefined
        const twice = await timed(() =>
          platform.send(`${path}?${name}=a&${name}=b`, headers ? { headers } : {}),
        )
        expect(twice.envelope.problems).toEqual([{ field: name, code: 'repeated' }])
      }
      const unknown = { ...fixtures[id], query: { ...query, surplus: '1' } } as never
      expectRefused(await timed(() => platform.call(id, unknown, { as })), `${id} ?surplus`)
    },
  )

  test.each(ids.filter((id) => definitionOf(id).params))('%s: ids that are none', async (id) => {
    for (const value of ['%00', '%ff', '..%2f..%2f', 'x'.repeat(500), "'%20OR%201=1", '%F0%9F%82%A1', '{}']) {
      const { method, path } = definitionOf(id)
      const as = sessionFor(id)
      const { body } = partsOf(id)
      const answer = await timed(() =>
        platform.send(path.replace(/\{\w+\}/g, value), {
          method,
          headers: {
            'x-baize-site': as?.site ?? 'member',
            'idempotency-key': testKey(),
            ...(body ? { 'content-type': 'application/json' } : {}),
            ...(as ? { authorization: `Bearer ${as.token}`, cookie: as.cookie } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        }),
      )
      expectRefused(answer, `${id} ${value}`)
    }
  })

  test.each(ids)('%s: other methods are refused with the allowed ones', async (id) => {
    const { path } = definitionOf(id)
    const known = ids
      .map(definitionOf)
      .filter((other) =>
        new RegExp(`^${other.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path.replace(/\{\w+\}/g, 'unknown')),
      )
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      if (known.some((other) => other.method === method)) continue
      const answer = await timed(() => platform.send(path.replace(/\{\w+\}/g, 'unknown'), { method }))
      expect(answer.envelope.code, `${id} ${method}`).toBe('methodNotAllowed')
      expect(answer.headers.get('allow')).toContain(known[0]?.method)
    }
  })

  const withSession = ids.filter((id) => {
    const { roles } = definitionOf(id)
    return roles.includes('member') || roles.includes('agent')
  })

  test.each(withSession)('%s: without a session, with half of one, with a foreign half', async (id) => {
    const whole = sessionFor(id)
    if (!whole) throw new Error('this call needs a session')
    const other = await platform.signIn('vibol2026', 'member')
    const halves: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${whole.token}` },
      { cookie: whole.cookie },
      { authorization: `Bearer ${whole.token}`, cookie: other.cookie },
      { authorization: `Bearer ${other.token}`, cookie: whole.cookie },
      { authorization: 'Bearer ', cookie: whole.cookie },
      { authorization: `Basic ${whole.token}`, cookie: whole.cookie },
      { authorization: `Bearer ${'x'.repeat(4_000)}`, cookie: whole.cookie },
      { authorization: `Bearer ${whole.token}`, cookie: `${whole.cookie.split('=')[0]}=` },
    ]
    // A call that visitors make, too, treats a caller without a token as one.
    const open = calls[id].roles.some((role) => role === 'visitor')
    for (const headers of open ? halves.filter(({ authorization }) => authorization !== undefined) : halves) {
      const answer = await timed(() =>
        platform.call(id, fixtures[id] as never, { site: whole.site, headers }),
      )
      expect(answer.envelope.code, `${id} ${JSON.stringify(Object.keys(headers))}`).toBe('notSignedIn')
    }
  })

  test.each(withSession)('%s: with the session of another role or another site', async (id) => {
    const { roles } = definitionOf(id)
    const pairs: [TestSession, Site][] = [
      [member, 'agent'],
      [agent, 'member'],
    ]
    if (!roles.includes('member')) pairs.push([member, 'member'])
    for (const [as, site] of pairs) {
      const answer = await timed(() => platform.call(id, fixtures[id] as never, { as, site }))
      // The cookie of one site is not the other's: the two halves are not combined.
      expect(['forbidden', 'notSignedIn'], `${id} ${as.site} on ${site}`).toContain(answer.envelope.code)
    }
  })

  test.each(withSession)('%s: must name its site', async (id) => {
    const as = sessionFor(id)
    for (const site of ['', 'MEMBER', 'member, agent', 'operator']) {
      const headers = { 'x-baize-site': site }
      const answer = await timed(() => platform.call(id, fixtures[id] as never, { as, headers }))
      expect(answer.envelope.code, `${id} on "${site}"`).toBe('malformedRequest')
    }
  })

  test.each(ids.filter((id) => definitionOf(id).idempotent))(
    '%s: needs a key of the right form',
    async (id) => {
      const as = sessionFor(id)
      const call = (key: string) => timed(() => platform.call(id, fixtures[id] as never, { as, key }))
      for (const key of [
        'short',
        'x'.repeat(65),
        'has spaces in the key',
        'ключ-из-букв-которых-нет'.slice(0, 0),
      ]) {
        expect(['malformedRequest', 'idempotencyKeyMissing']).toContain((await call(key)).envelope.code)
      }
      const { method, path } = definitionOf(id)
      const headers = as
        ? { 'x-baize-site': as.site, authorization: `Bearer ${as.token}`, cookie: as.cookie }
        : { 'x-baize-site': 'member' }
      const missing = await timed(() =>
        platform.send(path.replace(/\{\w+\}/g, 'unknown'), { method, headers }),
      )
      expect(missing.envelope.code).toBe('idempotencyKeyMissing')
    },
  )

  test.each(ids.filter((id) => definitionOf(id).roles.includes('vendor')))(
    '%s: needs a signature',
    async (id) => {
      const { method, path } = definitionOf(id)
      const body = JSON.stringify(partsOf(id).body)
      const signatures: Record<string, string>[] = [
        {},
        { 'x-vendor': 'BAIZE' },
        { 'x-vendor': 'BAIZE', 'x-vendor-signature': 'zz' },
        { 'x-vendor': 'BAIZE', 'x-vendor-signature': '0'.repeat(64) },
        { 'x-vendor': '', 'x-vendor-signature': '0'.repeat(64) },
      ]
      for (const signature of signatures) {
        const headers = { 'content-type': 'application/json', ...signature }
        const answer = await timed(() => platform.send(path, { method, headers, body }))
        expect(answer.envelope.code).toBe('badSignature')
      }
    },
  )

  test.each(ids.filter((id) => definitionOf(id).method !== 'GET'))(
    '%s: not from a page of another origin',
    async (id) => {
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: 'http://localhost:4301.evil.example' },
        { 'sec-fetch-site': 'cross-site' },
      ] as Record<string, string>[]) {
        const answer = await timed(() => sendRaw(id, { body: '{}', headers }))
        expect(answer.envelope.code, `${id} ${JSON.stringify(headers)}`).toBe('forbidden')
      }
    },
  )

  test('paths that no call has', async () => {
    const paths = [
      '/',
      '/wps',
      '/wps/',
      '/wps/%',
      '/wps/%ff',
      '/wps/member/info/',
      '//wps/member/info',
      '/WPS/captcha',
    ]
    for (const path of [...paths, `/wps/${'x'.repeat(4_000)}`, '/__proto__', '/wps/v2/deposits/a/b']) {
      expect((await timed(() => platform.send(path))).envelope.code, path).toBe('notFound')
    }
  })
})
