import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type Fetch, makeSite } from '@baize/platform/hosting/site.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

/** A site's build that renders its home page, fails at `/broken` and never responds at `/slow`. */
const build = `
const page = {
  locale: 'km', direction: 'ltr', title: 'Home <1>', description: 'Games',
  html: '<p>Home</p><!--$-->',
  state: { text: '</script><script>injected()</script>' }, image: '/banner.svg?a=1&b=2',
}
export const publicPaths = ['/']
export const loader = 'load()'
export const renderPage = async ({ path }) => {
  if (path === '/broken') throw new Error('broken')
  if (path === '/slow') return new Promise(() => {})
  return path === '/' ? page : null
}
`

const template = `<!doctype html><html lang="en"><head><script>scheme()</script>
<style id="baize-brand">:root{--a:1}</style>
<script id="baize-brand-data" type="application/json">{"version":"v1"}</script><title>Site</title>
<script type="module" crossorigin src="/assets/first.js"></script>
<link rel="modulepreload" crossorigin href="/assets/base.js">
<link rel="stylesheet" crossorigin href="/assets/first.css"></head><body><div id="root"></div></body></html>`

let folder: string
let platform: TestPlatform
let site: Fetch

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baize-page-'))
  for (const inner of ['.server', '.vite', 'assets']) mkdirSync(join(folder, inner))
  writeFileSync(join(folder, '.server/server.js'), build)
  writeFileSync(join(folder, '.server/package.json'), '{"type":"module"}')
  writeFileSync(join(folder, '.vite/manifest.json'), '{"locales/km.po":{"file":"assets/km.js"}}')
  writeFileSync(join(folder, 'assets/first.css'), '.home{color:red}')
  writeFileSync(join(folder, 'index.html'), template)
  platform = await startTestPlatform({ work: false })
  site = makeSite(platform.platform, 'member', folder, () => new Response('{}'))
})
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  site(new Request(`http://localhost:4301${path}`, { headers }))

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (response: Response, name: string) =>
  (response.headers.get('content-security-policy') ?? '')
    .match(new RegExp(`${name} ([^;]*)`))?.[1]
    ?.split(' ')

test('a rendered page has its content, its styles in place, its image preloaded, and no code but the loader', async () => {
  const html = await (await get('/')).text()
  expect(html).toContain('<html lang="km" dir="ltr">')
  expect(html).toContain('<title>Home &lt;1&gt;</title>')
  expect(html).toContain(
    '<link rel="preload" as="image" href="/banner.svg?a=1&amp;b=2" fetchpriority="high">',
  )
  expect(html).toContain('<style>.home{color:red}</style>')
  expect(html).toContain('<div id="root"><p>Home</p>')
  expect(html).not.toMatch(/<script[^>]*src=|modulepreload|rel="stylesheet"/)
  const data = /<script id="baize-page" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({
    modules: ['/assets/km.js', '/assets/base.js', '/assets/first.js'],
    state: { text: '</script><script>injected()</script>' },
  })
  expect(html.match(/<script/g)).toHaveLength(4)
})

test('the policy names the inline scripts and styles of the build by their hashes, and nothing else', async () => {
  const rendered = await get('/')
  expect(directive(rendered, 'script-src')).toEqual(["'self'", hash('scheme()'), hash('load()')])
  expect(directive(rendered, 'style-src')).toEqual(["'self'", hash(':root{--a:1}'), hash('.home{color:red}')])
  const other = await get('/hot')
  expect(directive(other, 'script-src')).toEqual(["'self'", hash('scheme()')])
  expect(await other.text()).toContain(
    '<script type="module" crossorigin="" src="/assets/first.js"></script>',
  )
})

test('a page is the same for all visitors, and is not sent again to a browser that has it', async () => {
  const first = await get('/', { 'accept-encoding': 'br', cookie: 'baize.session=a' })
  const second = await get('/', { 'accept-encoding': 'br', 'user-agent': 'another' })
  const bytes = Buffer.from(await first.arrayBuffer())
  expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true)
  expect(brotliDecompressSync(bytes).toString()).toBe(await (await get('/')).text())
  const etag = first.headers.get('etag') ?? ''
  expect(second.headers.get('etag')).toBe(etag)
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*'])
    expect((await get('/', { 'if-none-match': known })).status).toBe(304)
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
})

test.each(['/broken', '/slow'])(
  'a page that cannot be rendered (%s) is sent as it was built',
  async (path) => {
    const page = await get(path)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain('src="/assets/first.js"')
  },
)
