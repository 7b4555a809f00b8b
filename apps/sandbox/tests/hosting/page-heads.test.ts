import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Fetch, makeSite } from '@baize/platform/hosting/site.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

/** A site's build that names its pages by address and language, and says what it was asked. It makes none. */
const build = `
export const publicPaths = ['/door']
export const isPrivate = (path) => path.startsWith('/member')
export const pageHead = async ({ path, chosen, languages, brandName, ...more }) =>
  path === '/member/deposit'
    ? {
        locale: chosen ?? languages[0],
        direction: 'ltr',
        title: 'Deposit <' + (chosen ?? languages[0]) + '> · ' + brandName,
        description: Object.keys(more).join(),
      }
    : path === '/' || path === '/door'
      ? { locale: 'en', direction: 'ltr', title: 'Door', description: 'Come in', path: '/door' }
      : null
`

let folder: string
let platform: TestPlatform
let site: Fetch

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baize-heads-'))
  mkdirSync(join(folder, '.server'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.server/server.js'), build)
  writeFileSync(join(folder, '.server/package.json'), '{"type":"module"}')
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Site</title></head></html>',
  )
  platform = await startTestPlatform({ work: false })
  site = makeSite(platform.platform, 'member', folder, () => new Response('{}'))
})
afterAll(async () => {
  await platform?.close()
  rmSync(folder, { recursive: true })
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await site(new Request(`http://localhost:4301${path}`, { headers }))
  const html = await answer.text()
  return { html, robots: answer.headers.get('x-robots-tag') }
}

test("a member's own page has its title in the visitor's language, and is not to be listed", async () => {
  const { html, robots } = await get('/member/deposit?deposit=dep_1', { 'accept-language': 'km,en;q=0.5' })
  expect(html).toContain('<html lang="km" dir="ltr">')
  expect(html).toMatch(/<title>Deposit &lt;km&gt; · [^<]+<\/title>/)
  expect(robots).toBe('noindex')
  expect((await get('/member/deposit', { cookie: 'baize.locale=zh-Hans' })).html).toContain('&lt;zh-Hans&gt;')
})

test('every caller gets the same one: neither the session nor the rest of the address changes it', async () => {
  const language = { 'accept-language': 'en' }
  const visitor = await get('/member/deposit', language)
  const member = await get('/member/deposit?deposit=dep_1&token=t', {
    ...language,
    authorization: 'Bearer secret',
    cookie: 'baize.session=secret',
  })
  expect(member.html).toBe(visitor.html)
})

test('a page without a name is still not to be listed; public pages are', async () => {
  const unknown = await get('/member/treasure')
  expect(unknown.html).toContain('<title>Site</title>')
  expect(unknown.robots).toBe('noindex')
  expect((await get('/promotions')).robots).toBeNull()
  expect((await get('/robots.txt')).html).not.toContain('/member')
})

test('a page with two addresses is listed under one, and robots.txt names that one', async () => {
  for (const path of ['/', '/door?from=card']) {
    const { html, robots } = await get(path)
    expect(html).toContain('<title>Door</title>')
    expect(html).toContain('<meta name="description" content="Come in">')
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/door">/)
    expect(robots).toBeNull()
  }
  expect((await get('/robots.txt')).html).toMatch(/^User-agent: \*\nAllow: \/\n/)
  expect((await get('/sitemap.xml')).html.match(/<loc>[^<]+/g)).toEqual([expect.stringMatching(/\/door$/)])
})
