import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Fetch } from './site.ts'
import { makeStorybook } from './storybook.ts'

let dist: string
let storybook: Fetch
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'baize-storybook-'))
  mkdirSync(join(dist, 'sb-manager'))
  for (const name of ['index.html', 'iframe.html', 'sb-manager/runtime.js', '.env'])
    writeFileSync(join(dist, name), name)
  storybook = makeStorybook(dist, 'https://storybook.example', ['https://play.example'])
})
afterAll(() => rmSync(dist, { recursive: true }))

const get = async (path: string, init: RequestInit = {}) =>
  storybook(new Request(`https://storybook.example${path}`, init))

describe('D20 Storybook', () => {
  test.each([
    ['/', 'GET', 200],
    ['/?path=/story/button--primary', 'GET', 200],
    ['/iframe.html?id=button--primary', 'GET', 200],
    ['/sb-manager/runtime.js', 'HEAD', 200],
    ['/.env', 'GET', 404],
    ['/nothing', 'GET', 404],
    ['/', 'POST', 405],
  ])('%s by %s responds with the headers of the sites', async (path, method, status) => {
    const response = await get(path, { method })
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    })
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self' 'unsafe-inline'; ")
    expect(policy).toMatch(/frame-ancestors 'self'$/)
    expect(policy).toContain("connect-src 'self' data: blob: https://play.example/brand/;")
    expect(policy).not.toContain('unsafe-eval')
  })

  test('the index is read again each time, and only sent where it has changed', async () => {
    const first = await get('/')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(await first.text()).toBe('index.html')
    const etag = first.headers.get('etag') ?? ''
    expect((await get('/', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})
