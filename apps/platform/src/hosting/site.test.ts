import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApi } from '../http/api.ts'
import { handlers, preparations } from '../http/handlers.ts'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { type Fetch, makeSite } from './site.ts'

const script = 'export const answer = 42\n'.repeat(100)
let folder: string
let platform: TestPlatform
let site: Fetch

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baize-site-'))
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(dist, '.env'), 'secret')
  writeFileSync(
    join(dist, 'index.html'),
    '<script nonce="__CSP_NONCE__" type="module" src="/assets/index-AbCd1234.js"></script>',
  )
  writeFileSync(join(dist, 'assets/index-AbCd1234.js'), script)
  writeFileSync(join(dist, 'assets/index-AbCd1234.js.map'), '{}')
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}')
  platform = await startTestPlatform({ work: false })
  const app = makeApi(platform.platform, { handlers, preparations }, 'member')
  site = makeSite(platform.platform, 'member', dist, (request, env) => app.fetch(request, env))
})
afterAll(async () => {
  await platform?.close()
  rmSync(folder, { recursive: true })
})

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site(new Request(`http://localhost:4301${path}`, { method, headers }))

describe('pages', () => {
  test('every path without a file is the page, with a nonce of its own that its policy names', async () => {
    const nonces = new Set<string>()
    for (const path of ['/', '/index.html', '/account/deposit', '/km/games/rng', '/seamless']) {
      const response = await get(path)
      expect(response.status).toBe(200)
      const nonce = /nonce="([\w-]{24})"/.exec(await response.text())?.[1] ?? ''
      nonces.add(nonce)
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`)
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain('frame-src http://localhost:4300')
      expect(policy).not.toContain('unsafe')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect(nonces.size).toBe(5)
  })

  test('calls below the path of a page are the platform’s', async () => {
    expect((await get('/seamless/balance')).headers.get('content-type')).toContain('application/json')
  })

  test('HEAD has the headers and no body; other methods are refused', async () => {
    const head = await get('/', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await get('/', {}, 'POST')).status).toBe(405)
  })
})

describe('what search engines are told', () => {
  test('a site that does not say which of its pages are public is left alone', async () => {
    const robots = await get('/robots.txt')
    expect([robots.status, await robots.text()]).toEqual([200, 'User-agent: *\nDisallow: /\n'])
    expect((await get('/sitemap.xml')).status).toBe(404)
  })
})

describe('files', () => {
  const path = '/assets/index-AbCd1234.js'

  test('with a hash in the name: compressed as asked for, kept for good', async () => {
    const plain = await get(path)
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await plain.text()).toBe(script)
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(script)
    const gzip = await get(path, { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(script)
    const etag = brotli.headers.get('etag') ?? ''
    const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('a hash of seven characters, as the builds of the sites have it, keeps a file too', async () => {
    writeFileSync(join(folder, 'dist/assets/km-AbC-123.js'), 'a()')
    const response = await get('/assets/km-AbC-123.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('without a hash: asked for again each time', async () => {
    writeFileSync(join(folder, 'dist/site-banner.svg'), '<svg/>')
    expect((await get('/site-banner.svg')).headers.get('cache-control')).toBe('no-cache')

    const response = await get('/manifest.webmanifest')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toContain('application/manifest+json')
  })

  test('nothing outside the folder, nothing hidden, no source maps', async () => {
    for (const way of [
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/..%5csecret.txt',
      '/.env',
      '/assets/index-AbCd1234.js.map',
      '/%00.js',
      '/%ff.js',
    ]) {
      const response = await get(way)
      expect(response.status, way).toBe(404)
      expect(await response.text(), way).not.toContain('secret')
    }
  })

  test('a script that is gone is not answered with a page', async () => {
    expect((await get('/assets/gone-AbCd1234.js')).status).toBe(404)
  })
})

describe('the API on the site’s own origin', () => {
  test('offers what the site’s pages call, and nothing else', async () => {
    expect((await get('/wps/system/status')).status).toBe(200)
    for (const path of ['/sandbox/status', '/seamless/bet', '/wps/agent/team/overview', '/wps/unknown']) {
      const response = await get(path, {}, path.startsWith('/wps') ? 'GET' : 'POST')
      expect([path, response.status, (await response.json()).code]).toEqual([path, 404, 'notFound'])
    }
  })

  test('the other site cannot be named here', async () => {
    const response = await get('/wps/system/permission', { 'x-baize-site': 'agent' })
    expect((await response.json()).code).toBe('forbidden')
  })
})
