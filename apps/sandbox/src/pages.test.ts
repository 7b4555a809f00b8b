import { vendorKey } from '@baize/platform/http/signature.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../tests/http/testing.ts'
import { picturePath } from './games/art/address.ts'
import { catalogue, findGame } from './games/catalogue.ts'
import { sandboxPages } from './pages.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ work: false })
})
afterAll(() => platform?.close())

const get = async (path: string, method = 'GET') => {
  const response = await sandboxPages(platform.platform)?.(
    new Request(`http://localhost:4300${path}`, { method }),
  )
  if (!response) throw new Error('the sandbox is off')
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** The texts of the game pages in a language; they are browser files, which TypeScript does not read. */
async function wordsOf(language: 'en' | 'ar'): Promise<Record<string, string>> {
  const file = new URL(`./pages/texts-${language}.js`, import.meta.url).href
  return (await import(/* @vite-ignore */ file))[language]
}

describe('the sandbox’s pages', () => {
  test('every game has a page that runs its own files only and may be framed by the sites only', async () => {
    // All that are written by hand, and one in every twenty of the generated ones.
    for (const game of catalogue.filter((_, index) => index < 62 || index % 20 === 0)) {
      const page = await get(`/sandbox/games/${game.gameCode}`)
      expect(page.status).toBe(200)
      const policy = page.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'; script-src 'self'")
      expect(policy).toMatch(/frame-ancestors http:\/\/localhost:4301 /)
      expect(policy).not.toContain('unsafe')
      expect(page.text).not.toMatch(/ (?:style|on\w+)="/)
    }
  })

  test('the page speaks to the site that launched it, by its exact origin, and in its language', async () => {
    for (const site of ['member', 'agent'] as const) {
      const as = await platform.signIn('sokha2026', site)
      const query = { nodeId: '2001', language: 'zh-Hans' }
      const { url } = (await platform.call('launchGame', { query }, { as })).value
      const { pathname, search } = new URL(url)
      const { text } = await get(pathname + search)
      expect(text).toContain(`"parentOrigin":"${platform.settings.publicUrls[site]}"`)
      expect(text).toContain('<html lang="zh-Hans"')
    }
    expect((await get('/sandbox/games/dragon-tiger?launch=guess')).text).toContain('"parentOrigin":""')
  })

  test('in Arabic it runs from the right, with every word, and its name marked as the English that it is', async () => {
    const as = await platform.signIn('sokha2026')
    const query = { nodeId: '2001', language: 'ar' }
    const { url } = (await platform.call('launchGame', { query }, { as })).value
    const { pathname, search } = new URL(url)
    const { text } = await get(pathname + search)
    expect(text).toContain('<html lang="ar" dir="rtl">')
    expect(text).toContain('<h1><bdi lang="en">Dragon Tiger</bdi></h1>')
    const [en, ar] = await Promise.all([wordsOf('en'), wordsOf('ar')])
    expect(Object.keys(ar)).toEqual(Object.keys(en))
    const gaps = (words: string) => words.match(/\{\w+\}/g)?.sort() ?? []
    for (const [key, words] of Object.entries(en)) {
      expect(gaps(ar[key] ?? ''), key).toEqual(gaps(words))
      expect(ar[key], key).toMatch(/[\u0600-\u06ff]/)
    }
  })

  test('text of the operator is text on the panel', async () => {
    await platform.call('sandboxStatus', {
      body: { status: 0, message: '</textarea><script>alert(1)</script>' },
    })
    const panel = await get('/sandbox')
    expect(panel.text).not.toContain('<script>alert')
    expect(panel.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test.each([
    '/sandbox/pages/documents.ts',
    '/sandbox/pages/..%2fhandlers.ts',
    '/sandbox/pages/../tables.ts',
    '/sandbox/art/9999.svg',
    '/sandbox/art/symbol-constructor.svg',
    '/sandbox/art/banner-toString.svg',
    '/sandbox/games/__proto__',
    '/sandbox/vendor-key',
    '/sandbox/vendor-key?vendor=NOBODY',
    '/sandbox/nothing',
  ])('%s is not there', async (path) => expect((await get(path)).status).toBe(404))

  test('a vendor of your own reads its key, which no other site may', async () => {
    const { text, headers } = await get('/sandbox/vendor-key?vendor=EMR')
    expect(text).toBe(vendorKey(platform.platform.secrets, 'EMR'))
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('images may be shown by the sites', async () => {
    const first = findGame('1001')
    if (!first) throw new Error('no game')
    const picture = await get('/sandbox/art/1001.svg')
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(picture.text).toContain('<svg')
    const { pathname, search } = new URL(`http://x${picturePath(first)}`)
    const kept = await get(pathname + search)
    expect(kept.headers.get('cache-control')).toContain('immutable')
    expect(picture.headers.get('cache-control')).not.toContain('immutable')
    expect((await get('/sandbox/art/symbol-gem.svg?hue=abc')).text).not.toContain('NaN')
  })
})
