import type { ServerResponse } from 'node:http'
import { makeApi } from '@baize/platform/http/api.ts'
import { preparations } from '@baize/platform/http/handlers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allHandlers, startTestPlatform, type TestPlatform } from './testing.ts'

const listed = 'https://app.example.com'
const other = 'https://evil.example'

const started: TestPlatform[] = []
const start = async (env: Record<string, string>) => {
  const platform = await startTestPlatform({ work: false, env })
  started.push(platform)
  return platform
}
afterAll(() => Promise.all(started.map((platform) => platform.close())))

const corsHeaders = (headers: Headers) => [...headers.keys()].filter((name) => /^access-control-/.test(name))

const preflight = (platform: TestPlatform, origin: string) =>
  platform.send('/wps/session/login', {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key,x-baize-site',
    },
  })

describe('without allowed origins', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await start({})
  })

  test('no response mentions origins, to any caller', async () => {
    for (const origin of [listed, other, 'null']) {
      const read = await platform.send('/wps/system/status', { headers: { origin } })
      expect(corsHeaders(read.headers)).toEqual([])
      const asked = await preflight(platform, origin)
      expect(asked.status).toBe(405)
      expect(corsHeaders(asked.headers)).toEqual([])
    }
  })
})

describe('with an allowed origin', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await start({ ALLOWED_ORIGINS: `${listed}/, https://two.example.com` })
  })

  test('its pages may send what calls take, and read the clock and when to retry', async () => {
    const { status, headers } = await preflight(platform, listed)
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe(listed)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    const allowed = headers.get('access-control-allow-headers')?.split(',')
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'x-baize-site']),
    )
    expect(headers.get('access-control-allow-methods')).toContain('POST')
    const read = await platform.send('/wps/system/status', { headers: { origin: listed } })
    expect(read.status).toBe(200)
    expect(read.headers.get('access-control-allow-origin')).toBe(listed)
    expect(read.headers.get('access-control-expose-headers')).toBe(
      'date,retry-after,x-request-id,x-session-ends-in',
    )
    expect(read.headers.get('vary')?.toLowerCase()).toContain('origin')
  })

  test('its pages may write, also from another site', async () => {
    const body = { type: 'username', username: 'dara2026', password: 'Baize-Demo-1' } as const
    const headers = { origin: listed, 'sec-fetch-site': 'cross-site' }
    expect((await platform.call('login', { body }, { headers })).status).toBe(200)
  })

  test('a response with origin headers is not written directly to the server’s own', async () => {
    const { platform: running } = platform
    const app = makeApi(running, { handlers: allHandlers, preparations })
    const outgoing = { writeHead: () => expect.unreachable('written past the app'), end: () => {} }
    const request = new Request('http://localhost/wps/system/status', { headers: { origin: listed } })
    const response = await app.fetch(request, { outgoing: outgoing as unknown as ServerResponse })
    expect(response.headers.get('access-control-allow-origin')).toBe(listed)
  })

  test('failures can be read by its pages too', async () => {
    const refused = await platform.call('balance', {}, { headers: { origin: listed } })
    expect(refused.status).toBe(401)
    expect(refused.headers.get('access-control-allow-origin')).toBe(listed)
  })

  test.each([other, 'null', 'https://app.example.com.evil.example', 'http://app.example.com'])(
    '%s is allowed nothing',
    async (origin) => {
      expect((await preflight(platform, origin)).headers.get('access-control-allow-origin')).toBeNull()
      const read = await platform.send('/wps/system/status', { headers: { origin } })
      expect(read.headers.get('access-control-allow-origin')).toBeNull()
      const body = { type: 'username', username: 'dara2026', password: 'Baize-Demo-1' } as const
      const written = await platform.call('login', { body }, { headers: { origin } })
      expect(written.envelope.code).toBe('forbidden')
    },
  )

  test('a page of another site without an origin is refused as ever', async () => {
    const body = { type: 'username', username: 'dara2026', password: 'Baize-Demo-1' } as const
    const written = await platform.call('login', { body }, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(written.envelope.code).toBe('forbidden')
  })

  test('only the calls of pages: what vendors send is open to no page', async () => {
    const asked = await platform.send('/seamless/bet', {
      method: 'OPTIONS',
      headers: { origin: listed, 'access-control-request-method': 'POST' },
    })
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
  })
})
