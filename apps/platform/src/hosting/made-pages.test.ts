import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { startAddress } from './made-pages.ts'
import { type Fetch, makeSite } from './site.ts'

/** A site's build that makes its home, the same page for all, and says what it was made of by its id. */
const build = `
const home = { locale: 'km', direction: 'ltr', title: 'Home', description: 'Games', html: '<p>Home</p>', id: 'a1', picture: undefined }
export const publicPaths = ['/']
export const earlyScript = '(code, ahead, start) => {}'
export const makePage = async ({ path }) => (path === '/' ? home : null)
export const makeStart = async ({ path, languages }, id) => (path === '/' && id === 'a1' ? { path, languages } : null)
`

let folder: string
let platform: TestPlatform
let site: Fetch

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baize-made-'))
  for (const inner of ['.server', '.vite']) mkdirSync(join(folder, inner))
  writeFileSync(join(folder, '.server/server.js'), build)
  writeFileSync(join(folder, '.server/package.json'), '{"type":"module"}')
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Site</title><script type="module" src="/assets/first.js"></script></head><body><div id="root"></div></body></html>',
  )
  platform = await startTestPlatform({ work: false })
  site = makeSite(platform.platform, 'member', folder, () => new Response('{}'))
})
afterAll(async () => {
  await platform?.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  site(new Request(`http://localhost:4301${path}`, { headers }))

test('each answer is the same page with a nonce of its own, before it is kept small and after', async () => {
  const seen = new Map<string, string>()
  let stored = false
  for (let n = 0; n < 20; n += 1) {
    const answer = await get('/', { 'accept-encoding': 'br' })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const nonce = /'nonce-([\w-]+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
    const html = brotliDecompressSync(bytes).toString()
    // A page that is kept small holds its nonce letter by letter.
    stored = bytes.includes(nonce)
    expect(html.split(`nonce="${nonce}"`).length).toBeGreaterThan(2)
    seen.set(nonce, html.replaceAll(nonce, '').replace(/^(<!doctype html>) */, '$1'))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(seen.size).toBe(20)
  expect(new Set(seen.values()).size).toBe(1)
  expect(stored).toBe(true)
})

test('what a page was made of is told under its id alone, to whoever asks for it as the page does', async () => {
  const page = await (await get('/')).text()
  expect(page).toContain(JSON.stringify(startAddress('/', 'a1')))
  const answer = await get(startAddress('/', 'a1'), { 'accept-language': 'km' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ path: '/', languages: ['km'] })
  for (const wrong of [startAddress('/', 'a2'), startAddress('/hot', 'a1'), '/start.json'])
    expect((await get(wrong)).status).toBe(404)
})
