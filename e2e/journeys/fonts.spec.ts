import { type Browser, expect, type Page, test } from '@playwright/test'
import { product } from '../support/product.ts'

// A trace asks the page things, and a page that is asked takes it for a touch: then lazy code comes otherwise.
test.use({ trace: 'off', screenshot: 'off' })

const devices = { km: 'km-KH', en: 'en-GB', 'zh-Hans': 'zh-CN', ar: 'ar' } as const
const letters = {
  km: /noto-sans-khmer-khmer-/,
  en: /^$/,
  'zh-Hans': /^$/,
  ar: /noto-sans-arabic-arabic-/,
} as const

async function pageIn(browser: Browser, locale: string): Promise<Page> {
  return (await browser.newContext({ locale, timezoneId: 'Asia/Phnom_Penh' })).newPage()
}

/** The font files that a page requests. */
function fontsOf(page: Page): Map<string, number> {
  const fonts = new Map<string, number>()
  page.on('response', async (response) => {
    const file = new URL(response.url()).pathname.split('/').at(-1) ?? ''
    if (!file.endsWith('.woff2')) return
    fonts.set(file, 0)
    fonts.set(file, (await response.body()).length)
  })
  return fonts
}

for (const [language, locale] of Object.entries(devices)) {
  test(`a first visit in ${language} requests the letters of ${language} alone`, async ({ browser }) => {
    const page = await pageIn(browser, locale)
    const fonts = fontsOf(page)
    const wanted = letters[language as keyof typeof letters]
    for (const site of ['member', 'agent'] as const) {
      fonts.clear()
      // So does a test: the page is left alone until it is quiet.
      await page.goto(product().urls[site], { waitUntil: 'networkidle' })
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect([...fonts.keys()].filter((file) => !wanted.test(file))).toEqual([])
      if (language === 'km') {
        // One file for all weights, whichever site asks.
        expect(fonts.size).toBe(1)
        for (const [file, bytes] of fonts) expect(bytes, file).toBeLessThanOrEqual(24_000)
      }
      expect(fonts.size > 0, site).toBe(wanted.source !== '^$')
    }
    await page.context().close()
  })
}

test('Khmer letters that come late move nothing', async ({ browser }) => {
  const page = await pageIn(browser, devices.km)
  await page.setViewportSize({ width: 360, height: 740 })
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await late
    await route.continue()
  })
  await page.goto(`${product().urls.member}helpmc`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'km')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // Until now the device's own Khmer font is used.
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status, family }) => status === 'loaded' && /^"?Noto Sans Khmer"?$/.test(family))
        .map(({ weight }) => weight),
    )
  expect(await loaded()).toEqual([])
  await page.evaluate(() => {
    const place = window as { moved?: number }
    place.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        place.moved = (place.moved ?? 0) + ((entry as { value?: number }).value ?? 0)
    }).observe({ type: 'layout-shift' })
  })
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  arrive()
  await expect.poll(loaded).not.toEqual([])
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await page.evaluate(() => (window as { moved?: number }).moved)).toBeLessThanOrEqual(0.01)
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(0.02 * before)
  await page.context().close()
})
