import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Fetch, makeSite } from '@baize/platform/hosting/site.ts'
import { makeApi } from '@baize/platform/http/api.ts'
import { preparations } from '@baize/platform/http/handlers.ts'
import { readSettings } from '@baize/platform/settings.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allHandlers, startTestPlatform, type TestPlatform } from '../http/testing.ts'

const loud = resolve(import.meta.dirname, '../../../../brands/loud')
const wireframe = resolve(import.meta.dirname, '../../../../brands/wireframe')
let folder: string
let platform: TestPlatform

/** The site as it was built once, with the default brand in its page. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baize-dress-'))
  mkdirSync(join(folder, 'brand'))
  const head =
    '<!--baize-brand--><style id="baize-brand" nonce="__CSP_NONCE__">:root{--bz-color-surface-page:red}</style><!--/baize-brand-->'
  writeFileSync(
    join(folder, 'index.html'),
    `<html><head>${head}<title>Baize</title><script nonce="__CSP_NONCE__" type="module" src="/assets/i.js"></script></head></html>`,
  )
  writeFileSync(join(folder, 'brand/favicon.svg'), '<svg>default</svg>')
  platform = await startTestPlatform({ work: false })
})
afterAll(async () => {
  await platform?.close()
  rmSync(folder, { recursive: true })
})

function siteIn(brandFolder: string | null): Fetch {
  const wearing = { ...platform.platform, settings: { ...platform.settings, brandFolder } }
  const app = makeApi(wearing, { handlers: allHandlers, preparations }, 'member')
  return makeSite(wearing, 'member', folder, (request, env) => app.fetch(request, env))
}

const get = async (site: Fetch, path: string, headers: Record<string, string> = {}) =>
  site(new Request(`http://localhost:4301${path}`, { headers }))

describe('a built site wears another brand without a build', () => {
  test('its page has that brand’s look and data in place before any script, and its styles in the policy', async () => {
    const response = await get(siteIn(loud), '/games')
    const html = await response.text()
    const css = /<style id="baize-brand">(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(css).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`)
    expect(html).not.toContain('--bz-color-surface-page:red')
    expect(html).toContain('<style id="baize-brand">:root{--bz-space-3xs:')
    expect(html.match(/id="baize-brand"/g)).toHaveLength(1)
    const data = /<script id="baize-brand-data"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ name: 'Voltage', merchantCode: 'volt88' })
    expect(html).toMatch(
      /<meta name="theme-color" content="oklch\([^"]+" media="\(prefers-color-scheme: dark\)">/,
    )
    expect(html).toContain('<title>Voltage</title>')
    expect(html.indexOf('baize-brand-data')).toBeLessThan(html.indexOf('type="module"'))
  })

  test('its images, its CSS and its JSON are that brand’s, kept for good at addresses with its version', async () => {
    const site = siteIn(loud)
    const html = await (await get(site, '/')).text()
    const icon = /<link rel="icon" href="([^"]+)"/.exec(html)?.[1] ?? ''
    const picture = await get(site, icon)
    expect(picture.headers.get('content-type')).toContain('image/svg+xml')
    expect(picture.headers.get('cache-control')).toContain('immutable')
    expect(await picture.text()).toContain('<title>Voltage</title>')
    const plain = await get(site, '/brand/favicon.svg')
    expect(plain.headers.get('cache-control')).toBe('no-cache')
    expect(plain.headers.get('x-content-type-options')).toBe('nosniff')
    const etag = plain.headers.get('etag') ?? ''
    expect((await get(site, '/brand/favicon.svg', { 'if-none-match': etag })).status).toBe(304)
    expect(await (await get(site, '/brand/brand.css')).text()).toContain('--bz-radius-medium:22px')
    expect(await (await get(site, '/brand/brand.json')).json()).toMatchObject({ name: 'Voltage' })
    expect((await get(site, '/brand/tokens.json')).status).toBe(404)
    expect((await get(site, '/brand/..%2fdefault%2fbrand.json')).status).toBe(404)
  })

  test('its files can be read by Storybook, which compares with them, and by no other origin', async () => {
    const { storybook } = platform.platform.settings.publicUrls
    const site = siteIn(loud)
    const allowed = async (path: string, origin: string) =>
      (await get(site, path, { origin })).headers.get('access-control-allow-origin')
    expect(await allowed('/brand/brand.css', storybook)).toBe(storybook)
    expect(await allowed('/brand/brand.css', 'https://evil.example')).toBeNull()
    expect(await allowed('/', storybook)).toBeNull()
  })

  test('without a setting the site is as it was built', async () => {
    const site = siteIn(null)
    expect(await (await get(site, '/')).text()).toContain('--bz-color-surface-page:red')
    expect(await (await get(site, '/brand/favicon.svg')).text()).toBe('<svg>default</svg>')
  })
})

describe('BRAND_FOLDER', () => {
  test('sets the platform’s name, code, profile, languages and age, unless they are set', () => {
    const read = (env: Record<string, string>) => readSettings({ BRAND_FOLDER: wireframe, ...env }).brand
    expect(read({})).toMatchObject({
      name: 'Wireframe',
      merchantCode: 'wire01',
      policyProfile: 'regulated',
      defaultLanguage: 'en',
      minimumAge: 21,
      currency: 'USD',
    })
    expect(read({ BRAND_NAME: 'Other', POLICY_PROFILE: 'standard' })).toMatchObject({
      name: 'Other',
      policyProfile: 'standard',
    })
  })

  test('that is no brand is reported in sentences at the start', () => {
    expect(() => readSettings({ BRAND_FOLDER: folder })).toThrow(
      /cannot be used:\s+.*tokens\.json does not exist/,
    )
  })
})

describe('a brand that is published while the platform runs', () => {
  const brandCommand = resolve(import.meta.dirname, '../../../../packages/ui/src/brand/cli.ts')
  const brand = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [brandCommand, ...args], {
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    return stdout
  }
  /** A folder is asked once a second. */
  const nextLook = () => pause(1_100)
  const titleOf = async (site: Fetch) =>
    /<title>([^<]*)<\/title>/.exec(await (await get(site, '/')).text())?.[1]

  test('is worn without a restart, rolled back, and refused where accounts depend on it', {
    timeout: 60_000,
  }, async () => {
    const work = mkdtempSync(join(tmpdir(), 'baize-publish-'))
    const published = join(work, 'published')
    const inWork = ['--brands', join(work, 'brands')]
    const look = ['--premium', '#ffd166', '--merchant-code', 'mekong']
    brand('new', 'mekong', '--accent', '#0e7a4f', ...look, ...inWork)
    brand('new', 'mekong-night', '--accent', '#ff2d95', ...look, ...inWork)
    brand('new', 'stranger', '--accent', '#2450d8', '--merchant-code', 'other1', ...inWork)

    brand('publish', 'mekong', '--to', published, ...inWork)
    const site = siteIn(published)
    const settings = readSettings({ BRAND_FOLDER: published })
    const before = await get(site, '/')
    expect(await titleOf(site)).toBe('Mekong')
    expect(settings.brand.name).toBe('Mekong')
    const css = await (await get(site, '/brand/brand.css')).text()

    brand('publish', 'mekong-night', '--to', published, ...inWork)
    await nextLook()
    expect(await titleOf(site)).toBe('Mekong Night')
    expect(settings.brand.name).toBe('Mekong Night')
    const after = await get(site, '/')
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    const icon = /<link rel="icon" href="([^"]+)"/.exec(await after.text())?.[1] ?? ''
    expect((await get(site, icon)).headers.get('cache-control')).toContain('immutable')
    expect(await (await get(site, icon)).text()).toContain('<title>Mekong Night</title>')
    expect(await (await get(site, '/brand/brand.css')).text()).not.toBe(css)

    brand('new', 'mekong-day', '--accent', '#b3261e', ...look, ...inWork)
    const told = brand('publish', 'mekong-day', '--preview', '--to', published, ...inWork)
    const [, address = ''] = /(\?brand-preview=[0-9a-f]{12})/.exec(told) ?? []
    const preview = await get(site, `/${address}`)
    expect(preview.headers.get('cache-control')).toBe('no-store')
    expect(preview.headers.get('x-robots-tag')).toBe('noindex')
    const html = await preview.text()
    expect(html).toContain('<title>Mekong Day</title>')
    const previewed = /<link rel="icon" href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(await (await get(site, previewed)).text()).toContain('<title>Mekong Day</title>')
    expect(await titleOf(site)).toBe('Mekong Night')
    for (const unknown of ['aaaaaaaaaaaa', '../../../etc', ''])
      expect(await (await get(site, `/?brand-preview=${unknown}`)).text()).toContain('<title>Mekong Night<')

    expect(brand('rollback', '--to', published)).toContain('Mekong ')
    await nextLook()
    expect(await titleOf(site)).toBe('Mekong')
    expect(await (await get(site, '/brand/brand.css')).text()).toBe(css)

    brand('publish', 'stranger', '--to', published, ...inWork)
    await nextLook()
    expect(await titleOf(site)).toBe('Mekong')
    writeFileSync(join(published, 'current.json'), '{')
    await nextLook()
    expect(await titleOf(site)).toBe('Mekong')
    rmSync(work, { recursive: true })
  })
})
