import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { type Fetch, makeSite } from '@baize/platform/hosting/site.ts'
import { makeApi } from '@baize/platform/http/api.ts'
import { preparations } from '@baize/platform/http/handlers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allHandlers, startTestPlatform, type TestPlatform } from '../http/testing.ts'

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
  writeFileSync(join(dist, 'assets/index-AbCd1234.js.br'), brotliCompressSync(script))
  writeFileSync(join(dist, 'assets/index-AbCd1234.js.gz'), gzipSync(script))
  writeFileSync(join(dist, 'assets/index-AbCd1234.js.map'), '{"answer":1}')
  writeFileSync(join(dist, 'assets/plain-AbCd1234.js'), script)
  for (const hidden of ['.server', 'assets/.hidden']) mkdirSync(join(dist, hidden))
  writeFileSync(join(dist, 'assets/.hidden/a.js'), 'secret')
  writeFileSync(join(dist, '.server/secret.js'), 'secret')
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}')
  platform = await startTestPlatform({ work: false })
  const app = makeApi(platform.platform, { handlers: allHandlers, preparations }, 'member')
  site = makeSite(platform.platform, 'member', dist, (request, env) => app.fetch(request, env))
})
afterAll(async () => {
  await platform?.close()
  rmSync(folder, { recursive: true })
})

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site(new Request(`http://localhost:4301${path}`, { method, headers }))

function decoded(response: Response, bytes: Buffer): string {
  const encoding = response.headers.get('content-encoding')
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

describe('pages', () => {
  test('every path without a file is the page, under a policy that allows nothing inline but by its hash', async () => {
    for (const path of ['/', '/index.html', '/account/deposit', '/km/games/rng', '/seamless']) {
      const response = await get(path)
      expect(response.status).toBe(200)
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')*; style-src 'self'( 'sha256-[\w+/=]+')*;/)
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain('frame-src http://localhost:4300')
      expect(policy).not.toContain('unsafe')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('calls below the path of a page are the platform’s', async () => {
    expect((await get('/seamless/balance')).headers.get('content-type')).toContain('application/json')
  })

  test('the paths of the agents’ site lead there, and the request does not choose the target', async () => {
    const { agent } = platform.settings.publicUrls
    for (const path of ['/agent', '/agentHome', '/agentHome/', '/agent?next=https://elsewhere.example']) {
      const response = await get(path, { host: 'elsewhere.example', 'x-forwarded-host': 'elsewhere.example' })
      const { pathname } = new URL(path, 'http://localhost')
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        `${agent}${pathname.replace(/\/$/, '')}`,
      ])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect((await get('/agentHome/bills')).status).toBe(200)
    expect((await get('/agents')).headers.get('location')).toBeNull()
  })

  test('HEAD has the headers and no body', async () => {
    const head = await get('/', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('what search engines receive', () => {
  test('a site without a list of public pages is not changed', async () => {
    const robots = await get('/robots.txt')
    expect([robots.status, await robots.text()]).toEqual([200, 'User-agent: *\nDisallow: /\n'])
    expect((await get('/sitemap.xml')).status).toBe(404)
  })
})

describe('unknown paths', () => {
  const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const unknown = ['/foo.php', '/.env', '/.git/config', '/assets/gone-AbCd1234.js', '/brand/gone.svg']

  test.each(unknown)('%s responds to a navigation with 404 and the page of the site', async (path) => {
    const response = await get(path, navigation)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('/assets/index-AbCd1234.js')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  })

  test.each([
    ...unknown.map((path) => [path, '*/*']),
    ['/assets/gone-AbCd1234.css', 'text/css,*/*;q=0.1'],
    ['/gone.png', 'image/avif,image/webp,image/*,*/*;q=0.8'],
  ])('%s is no HTML for a client that accepts %s', async (path, accept) => {
    const response = await get(path, { accept })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain\b/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toBe('Not found')
  })
})

describe('methods', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '%s is refused with those that are taken',
    async (method) => {
      for (const path of ['/', '/hot', '/assets/index-AbCd1234.js', '/manifest.webmanifest', '/foo.php']) {
        const response = await get(path, {}, method)
        expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
        expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      }
    },
  )

  test('an API path says 404 where nothing is and 405 where something else is', async () => {
    expect((await get('/wps/nothing', {}, 'POST')).status).toBe(404)
    const refused = await get('/wps/system/status', {}, 'DELETE')
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await refused.json()).code).toBe('methodNotAllowed')
  })
})

describe('files', () => {
  const path = '/assets/index-AbCd1234.js'

  test('with a hash in the name are kept for good', async () => {
    const plain = await get(path)
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(plain.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(await plain.text()).toBe(script)
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['identity', null],
    ['', null],
  ])('are sent in an encoding that is accepted: %s', async (accepted, encoding) => {
    const response = await get(path, { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(decoded(response, Buffer.from(await response.arrayBuffer()))).toBe(script)
  })

  test('that were not precompressed are compressed when they are sent', async () => {
    const response = await get('/assets/plain-AbCd1234.js', { 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('etag')).toMatch(/^W\/"/)
    expect(decoded(response, Buffer.from(await response.arrayBuffer()))).toBe(script)
    const again = await get('/assets/plain-AbCd1234.js', {
      'accept-encoding': 'gzip, br',
      'if-none-match': response.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
  })

  const forms: [string, (tag: string) => string, number][] = [
    ['the tag', (tag) => tag, 304],
    ['its weak form', (tag) => `W/${tag}`, 304],
    ['a list with it', (tag) => `"a", W/"b",${tag} , "c"`, 304],
    ['a star', () => '*', 304],
    ['another', () => '"other"', 200],
    ['a part of it', (tag) => `${tag.slice(0, -2)}"`, 200],
    ['it without quotes', (tag) => tag.slice(1, -1), 200],
    ['nothing', () => '', 200],
  ]

  test.each(forms)('If-None-Match with %s', async (_, form, status) => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const etag = (await get(path, { 'accept-encoding': encoding })).headers.get('etag') ?? ''
      for (const method of ['GET', 'HEAD']) {
        const headers = { 'accept-encoding': encoding, 'if-none-match': form(etag) }
        const response = await get(path, headers, method)
        expect([encoding, method, response.status]).toEqual([encoding, method, status])
        expect(response.headers.get('etag')).toBe(etag)
        expect(response.headers.get('cache-control')).toContain('immutable')
        expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
        expect(response.headers.get('x-content-type-options')).toBe('nosniff')
        if (status === 304) expect(response.headers.has('content-type')).toBe(false)
        if (status === 304 || method === 'HEAD') expect(await response.text()).toBe('')
      }
    }
  })

  test('each encoding has a tag of its own', async () => {
    const tags = ['identity', 'br', 'gzip'].map(async (encoding) =>
      (await get(path, { 'accept-encoding': encoding })).headers.get('etag'),
    )
    expect(new Set(await Promise.all(tags)).size).toBe(3)
  })

  test.each([
    ['bytes=0-5', 206, 'export', 'bytes 0-5/2500'],
    ['bytes=-3', 206, '42\n', 'bytes 2497-2499/2500'],
    ['bytes=9000-', 416, '', 'bytes */2500'],
  ])('in part: %s', async (range, status, text, contentRange) => {
    const response = await get(path, { range })
    expect([response.status, await response.text()]).toEqual([status, text])
    expect(response.headers.get('content-range')).toBe(contentRange)
  })

  test('are sent whole to a client that has a part of another version', async () => {
    const response = await get(path, { range: 'bytes=0-5', 'if-range': '"other"' })
    expect([response.status, await response.text()]).toEqual([200, script])
  })

  test('HEAD has the headers of GET and no body', async () => {
    const [get_, head] = [await get(path), await get(path, {}, 'HEAD')]
    const headers = ['content-type', 'etag', 'cache-control', 'content-length', 'last-modified']
    expect(headers.map((name) => head.headers.get(name))).toEqual(
      headers.map((name) => get_.headers.get(name)),
    )
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('a hash of seven characters, as the builds of the sites have it, keeps a file too', async () => {
    writeFileSync(join(folder, 'dist/assets/km-AbC-123.js'), 'a()')
    const response = await get('/assets/km-AbC-123.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('without a hash: revalidated each time', async () => {
    writeFileSync(join(folder, 'dist/site-banner.svg'), '<svg/>')
    expect((await get('/site-banner.svg')).headers.get('cache-control')).toBe('no-cache')

    const response = await get('/manifest.webmanifest')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toContain('application/manifest+json')
  })

  test('are those of a new build at once, also of the same length within the same second', async () => {
    const tags = new Set<string | null>()
    for (const text of ['one()', 'two()']) {
      writeFileSync(join(folder, 'dist/changed.js'), text)
      const response = await get('/changed.js', {
        'if-none-match': [...tags].join(', '),
        'accept-encoding': 'br',
      })
      expect(await response.text()).toBe(text)
      tags.add(response.headers.get('etag'))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(tags.size).toBe(2)
  })

  test.each([
    ...['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt'],
    ...['/assets/%2e%2e%2f%2e%2e%2fsecret.txt', '/%252e%252e/secret.txt', '/assets/../../secret.txt'],
    ...[
      '/.env',
      '/%2eenv',
      '/assets/.hidden/a.js',
      '/.server/server.js',
      '//.env',
      '/assets%2f.hidden%2fa.js',
    ],
    ...['/assets/index-AbCd1234.js.map', '/assets/index-AbCd1234.js.MAP', '/assets/index-AbCd1234.js%2emap'],
    ...['/assets/index-AbCd1234.js.br', '/assets/index-AbCd1234.js.gz'],
    ...['/assets', '/assets/', '/%00.js', '/%ff.js', '/%', '/assets/index-AbCd1234.js/', '//secret.txt'],
    ...[
      '/assets/index-AbCd1234.js%00.css',
      '/C:%5csecret.txt',
      '/assets//index-AbCd1234.js',
      `/${'a'.repeat(5000)}.js`,
    ],
  ])('nothing hidden and nothing outside of the folder: %s', async (way) => {
    for (const accept of ['*/*', 'text/html']) {
      const response = await get(way, { accept, 'accept-encoding': 'br' })
      const text = await response.text()
      expect(text).not.toContain('secret')
      expect(text).not.toContain('answer')
      // A folder looks like a page where no build knows better.
      expect(response.status, way).toBe(way === '/assets' ? 200 : 404)
    }
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

  test('the other site cannot be addressed on it', async () => {
    const response = await get('/wps/system/permission', { 'x-baize-site': 'agent' })
    expect((await response.json()).code).toBe('forbidden')
  })
})
