import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Listener, listen } from '@baize/platform/hosting/listen.ts'
import { makePlatformPages } from '@baize/platform/hosting/platform-pages.ts'
import { makeSite } from '@baize/platform/hosting/site.ts'
import { makeApi } from '@baize/platform/http/api.ts'
import { preparations } from '@baize/platform/http/handlers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '../../src/seed/accounts.ts'
import { allHandlers, startTestPlatform, type TestPlatform } from '../http/testing.ts'

/** What only a server shows: responses that are written without a Response, bodies without a length, raw paths. */
const parts = ['member', 'platform'] as const
type Part = (typeof parts)[number]

let test_: TestPlatform
let dist: string
const listeners = new Map<Part, Listener>()

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'baize-listener-'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html><head></head>')
  test_ = await startTestPlatform({ work: false })
  const { publicUrls, ports } = test_.settings
  const settings = {
    ...test_.settings,
    ports: { ...ports, member: 0, platform: 0 },
    publicUrls: { ...publicUrls, member: 'https://member.example', platform: 'https://platform.example' },
  }
  const platform = { ...test_.platform, settings }
  for (const part of parts) {
    const listener = await listen(part, settings)
    listeners.set(part, listener)
    const api = makeApi(
      platform,
      { handlers: allHandlers, preparations },
      part === 'platform' ? null : part,
    ).fetch
    listener.serve(
      part === 'platform' ? makePlatformPages(platform, api, null) : makeSite(platform, part, dist, api),
    )
  }
})
afterAll(async () => {
  for (const listener of listeners.values()) await listener.close(0)
  await test_.close()
  rmSync(dist, { recursive: true })
})

interface Sent {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly chunks?: readonly string[]
}

/** Sends a request as it is, its path not normalised; a body of several chunks has no length. */
function send(part: Part, path: string, { method = 'GET', headers = {}, chunks = [] }: Sent = {}) {
  const port = listeners.get(part)?.port
  return new Promise<Pick<IncomingMessage, 'statusCode' | 'headers'> & { body: Buffer }>(
    (resolve, reject) => {
      const sent = request({ port, path, method, headers }, (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('end', () =>
          resolve({
            statusCode: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(pieces),
          }),
        )
      })
      sent.on('error', reject)
      for (const chunk of chunks) sent.write(chunk)
      sent.end()
    },
  )
}

const json = { 'content-type': 'application/json', 'x-baize-site': 'member' }
const loginPath = '/wps/session/login'
const login = async (password: string) =>
  JSON.stringify(await test_.seal('POST', loginPath, { type: 'username', username: 'dara2026', password }))

describe.each(parts)('each response of the %s listener', (part) => {
  test.each<[string, string, Sent, number]>([
    ['a call', '/wps/system/status', {}, 200],
    ['a large answer', '/wps/game/sections', {}, 200],
    ['a large answer, compressed', '/wps/game/sections', { headers: { 'accept-encoding': 'gzip' } }, 200],
    ['a refused call', '/wps/member/info', { headers: json }, 401],
    ['another method', '/wps/system/status', { method: 'PUT' }, 405],
    ['an unknown call', '/wps/nothing', {}, 404],
    ['an unknown path', '/nothing.php', {}, 404],
    ['a page', '/', {}, 200],
    ['a page that is refused', '/', { method: 'DELETE' }, 405],
  ])('requires TLS: %s', async (_, path, sent, status) => {
    const { statusCode, headers } = await send(part, path, sent)
    expect(statusCode).toBe(status)
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('D20 responses of the API', () => {
  test('are compressed where they are large and the browser takes it so', async () => {
    const path = '/wps/game/sections'
    const plain = await send('member', path)
    expect([plain.headers['content-encoding'], plain.body.length > 10_000]).toEqual([undefined, true])
    const small = await send('member', path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(small.body.length).toBeLessThan(plain.body.length / 4)
    expect(JSON.parse(gunzipSync(small.body).toString())).toEqual(JSON.parse(plain.body.toString()))
    expect(small.headers.date).toBeDefined()
    const refused = await send('member', path, { headers: { 'accept-encoding': 'gzip;q=0, br' } })
    expect(refused.headers['content-encoding']).toBeUndefined()
  })

  test('that are small are sent as they are', async () => {
    const { headers, body } = await send('member', '/wps/system/status', {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(headers['content-encoding']).toBeUndefined()
    expect(Number(headers['content-length'])).toBe(body.length)
  })

  test('that set a cookie may not be compressed by any proxy', async () => {
    const { headers } = await send('member', loginPath, {
      method: 'POST',
      headers: { ...json, 'accept-encoding': 'gzip' },
      chunks: [await login(demoAccounts[0].password)],
    })
    expect(headers['set-cookie']).toHaveLength(1)
    expect(headers['cache-control']).toBe('no-store, no-transform')
    expect(headers['content-encoding']).toBeUndefined()
  })
})

describe('bodies', () => {
  const post = (chunks: readonly string[], headers: Record<string, string> = {}) =>
    send('member', loginPath, { method: 'POST', headers: { ...json, ...headers }, chunks })
  const codeOf = ({ body }: { body: Buffer }) => JSON.parse(body.toString()).code

  test('without a length are read to their end', async () => {
    const text = await login('wrong-password-1')
    const answer = await post([text.slice(0, 20), text.slice(20)], { 'transfer-encoding': 'chunked' })
    expect(codeOf(answer)).toBe('wrongCredentials')
  })

  test('of more than the limit are refused and the connection is closed, with a length and without', async () => {
    const piece = 'x'.repeat(40_000)
    for (const headers of [{ 'transfer-encoding': 'chunked' }, { 'content-length': '80000' }]) {
      const answer = await post([piece, piece], headers)
      expect([answer.statusCode, codeOf(answer)]).toEqual([413, 'payloadTooLarge'])
      expect(answer.headers.connection).toBe('close')
    }
  })
})

describe('raw paths', () => {
  test.each([
    '/../secret',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/.git/config',
    '//etc/passwd',
  ])('%s leads nowhere', async (path) => {
    const { statusCode, body } = await send('member', path)
    expect(body.toString()).not.toContain('root:')
    expect(statusCode).not.toBe(500)
  })
})
