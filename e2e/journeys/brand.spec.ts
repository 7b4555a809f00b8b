import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { freePorts, startProduct } from '../../scripts/product.mjs'
import { brandCommand, bringExo, writeFigmaFile } from '../support/brands.ts'

// A trace keeps pages busy, and what is loaded lazily then comes otherwise.
test.use({ trace: 'off', screenshot: 'off' })

let work: string
let brands: string
let published: string
let product: Awaited<ReturnType<typeof startProduct>>

const brand = (...args: string[]) => brandCommand(brands, ...args)
const done = (...args: string[]) => {
  const { status, said } = brand(...args)
  expect(status, said).toBe(0)
  return said
}
// What accounts depend on is the same of both brands: a running platform changes none of it.
const house = ['--merchant-code', 'mekong']

test.beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'baize-brand-journey-'))
  brands = join(work, 'brands')
  published = join(work, 'published')
  done('new', 'river', '--accent', '#0e7a4f', ...house)
  done('publish', 'river', '--to', published)
  product = await startProduct({
    ports: await freePorts(),
    env: {
      DATA_FOLDER: join(work, 'database'),
      DATABASE_URL: '',
      SANDBOX_FAST: '1',
      BRAND_FOLDER: published,
    },
  })
})

test.afterAll(async () => {
  expect(await product?.stop()).toBe(0)
  rmSync(work, { recursive: true, force: true })
})

/** The name and the text fonts of the brand that a page is in. */
const brandOf = (page: Page) =>
  page.evaluate(() => ({
    name: JSON.parse(document.getElementById('baize-brand-data')?.textContent ?? '{}').name as string,
    family: getComputedStyle(document.documentElement).getPropertyValue('--bz-type-family-text'),
  }))

async function nameAt(page: Page, url: string): Promise<string> {
  await page.goto(url)
  return (await brandOf(page)).name
}

/** The font files that a page requests, by name. */
function fontsOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.woff2')) files.push(pathname.split('/').at(-1) ?? '')
  })
  return files
}

const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
  })

async function inKhmer(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'km-KH' })).newPage()
}

test('a brand of two colours, a Figma file and a font is checked, drawn, worn by both sites and rolled back', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const { member, agent, storybook } = product.urls as Record<'member' | 'agent' | 'storybook', string>
  const folder = join(brands, 'mekong')

  await test.step('is made, and checked', () => {
    const figma = join(work, 'variables.json')
    writeFigmaFile(figma, 'Exo 2')
    const said = done('import', 'mekong', figma, '--accent', '#c2185b', '--premium', '#b8860b', ...house)
    expect(said).toContain('5 tokens of figma are kept')
    bringExo(folder, ['en', 'km'])
    const checked = brand('check', 'mekong')
    expect(checked.status).toBe(1)
    expect(checked.said).toMatch(/exo-2\.woff2 lacks \d+ letters of Khmer \(km\): ក/)
    expect(brand('publish', 'mekong', '--to', published).status).toBe(1)
    bringExo(folder, ['en'])
    expect(done('check', 'mekong')).toContain('Mekong (mekong): whole.')
  })

  await test.step('is drawn in the studio', async () => {
    await page.goto(`${storybook}iframe.html?viewMode=story&id=brand-studio--the-studio`)
    await page.locator('input[type=file]').first().setInputFiles(join(folder, 'tokens.json'))
    await expect(page.getByText('Mekong, from')).toBeVisible()
    const sheet = page.frameLocator('iframe[title="Components, light"]').locator('[data-sheet]')
    const drawn = (property: string) =>
      sheet.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
    await expect.poll(() => drawn('--bz-radius-medium')).toBe('9px')
    expect(await drawn('--bz-type-family-text')).toContain('Exo 2')
  })

  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })

  await test.step('is worn by both sites without a restart', async () => {
    for (const url of [member, agent]) expect(await nameAt(page, url)).toBe('River')
    done('publish', 'mekong', '--to', published)
    for (const url of [member, agent]) {
      const files = fontsOf(page)
      await expect.poll(() => nameAt(page, url)).toBe('Mekong')
      expect((await brandOf(page)).family).toContain('"Exo 2 Fallback: Arial"')
      await expect.poll(() => loadedFonts(page)).toContain('Exo 2')
      expect(new Set(files)).toEqual(new Set(['exo-2-latin.woff2']))
    }
    expect(violations).toEqual([])
  })

  await test.step('keeps its font in both schemes', async () => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await ground()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(ground).not.toBe(light)
    expect((await brandOf(page)).family).toContain('"Exo 2"')
  })

  const address = await test.step('has its font cached for good', async () => {
    const css = await page.locator('#baize-brand').textContent()
    const path = /url\(([^)]*exo-2-latin\.woff2[^)]*)\)/.exec(css ?? '')?.[1] ?? ''
    const response = await page.request.get(new URL(path, member).href)
    expect(response.headers()).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(css).toContain('/*! Exo 2: Copyright 2013 The Exo 2 Project Authors')
    return new URL(path, member).href
  })

  await test.step('is read before its font has come', async () => {
    const late = await (await browser.newContext({ locale: 'en-US' })).newPage()
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await late.route('**/exo-2-*', async (route) => {
      await held
      await route.continue()
    })
    await late.goto(`${member}helpmc`)
    await expect(late.getByRole('main').getByRole('heading').first()).toBeVisible()
    const painted = () => late.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(painted).toBe(1)
    const status = () =>
      late.evaluate(() => [...document.fonts].find(({ family }) => /^"?Exo 2"?$/.test(family))?.status)
    expect(await status()).toBe('loading')
    arrive()
    await expect.poll(() => loadedFonts(late)).toContain('Exo 2')
    await late.context().close()
  })

  await test.step('leaves Khmer to the font of its script', async () => {
    const khmer = await inKhmer(browser)
    const files = fontsOf(khmer)
    await khmer.goto(member, { waitUntil: 'networkidle' })
    await expect(khmer.locator('html')).toHaveAttribute('lang', 'km')
    expect(await loadedFonts(khmer)).toContain('Noto Sans Khmer')
    expect(files.filter((file) => !/^(?:noto-sans-khmer|exo-2-latin\.)/.test(file))).toEqual([])
    await khmer.context().close()
  })

  await test.step('is rolled back', async () => {
    expect(done('rollback', '--to', published)).toContain('River ')
    for (const url of [member, agent]) {
      await expect.poll(() => nameAt(page, url)).toBe('River')
      expect((await brandOf(page)).family).not.toContain('Exo 2')
    }
    // A page that was loaded before still gets its font.
    expect((await page.request.get(address)).status()).toBe(200)
  })
})
