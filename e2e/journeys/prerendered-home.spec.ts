import { expect, type Page, test } from '@playwright/test'
import { product } from '../support/product.ts'

/** Holds back the site's code until it is released; collects every error meanwhile. */
async function heldBack(page: Page): Promise<{ letGo: () => void; problems: string[] }> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.route(/\/assets\/first-[^/]*\.js$/, async (route) => {
    await free
    await route.continue()
  })
  return { letGo, problems }
}

test.describe('the prerendered home page', () => {
  for (const [locale, direction, words] of [
    ['km-KH', 'ltr', 'ចូលប្រើ'],
    ['en-US', 'ltr', 'Sign in'],
    ['zh-CN', 'ltr', '登录'],
  ] as const) {
    test(`speaks ${locale} without any JavaScript`, async ({ browser }) => {
      const context = await browser.newContext({ locale, javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(product().urls.member, { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await expect(page.getByRole('banner').getByRole('button', { name: words, exact: true })).toBeVisible()
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Baize/)
      await context.close()
    })
  }

  test('requests no code before the banner is painted, and hydrates what is there', async ({ page }) => {
    const { letGo, problems } = await heldBack(page)
    await page.goto(product().urls.member, { waitUntil: 'commit' })
    const tile = page.getByRole('main').getByRole('article').first()
    await expect(tile).toBeVisible()
    await tile.evaluate((element) => element.setAttribute('data-mark', 'made on the server'))
    letGo()
    await expect(page.locator('[data-side-menu] a').first()).toBeVisible()
    await expect(page.locator('[data-mark]')).toHaveCount(1)
    const asked = await page.evaluate(() => {
      const of = (pattern: RegExp) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => pattern.test(name)) as PerformanceResourceTiming[]
      return {
        banner: of(/banner/)[0]?.responseEnd ?? 0,
        code: of(/first-[^/]*\.js/)[0]?.startTime ?? 0,
      }
    })
    expect(asked.code).toBeGreaterThan(asked.banner)
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('dialog').first()).toBeVisible()
    expect(problems).toEqual([])
  })

  test('a popup that the address requests has ids of its own, however slowly the parts behind it come', async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 412, height: 823 } })
    const page = await context.newPage()
    await page.addInitScript(() => {
      const soon = requestAnimationFrame
      window.requestAnimationFrame = (call) => soon(() => setTimeout(() => call(performance.now()), 150))
    })
    await page.goto(`${product().urls.member}?popup=login`)
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const twice = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return ids.filter((id, at) => ids.indexOf(id) !== at)
    })
    expect(twice).toEqual([])
    await context.close()
  })

  test('is hydrated on its own elements, without a mismatch', async ({ page }) => {
    const { letGo, problems } = await heldBack(page)
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto(product().urls.member, { waitUntil: 'commit' })
    const parts = [
      page.getByRole('banner').first(),
      page.getByRole('banner').getByRole('button', { name: 'Register' }),
      page.getByRole('main').locator('img[fetchpriority=high]'),
      page.getByRole('main').getByRole('article').nth(5),
      page.getByRole('navigation', { name: 'Shortcuts' }),
    ]
    for (const part of parts) {
      await part.evaluate((element) => element.setAttribute('data-mark', ''))
    }
    const hydrated = page.evaluate(() =>
      new Promise((done) => addEventListener('baize:hydrated', done, { once: true })).then(() => {}),
    )
    letGo()
    await hydrated
    await expect(page.locator('[data-mark]')).toHaveCount(parts.length)
    // An id that a part got in another order than on the server would lead nowhere.
    const nowhere = await page.evaluate(() =>
      ['aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
        [...document.querySelectorAll(`#root [${name}]`)].flatMap((element) =>
          (element.getAttribute(name) ?? '').split(' ').filter((id) => !document.getElementById(id)),
        ),
      ),
    )
    expect(nowhere).toEqual([])
    await page
      .getByRole('banner')
      .getByRole('button', { name: /language/i })
      .click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(problems).toEqual([])
  })

  test('queues a click before hydration, and replays it then', async ({ page }) => {
    const { letGo, problems } = await heldBack(page)
    await page.goto(product().urls.member, { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-loading', '')
    letGo()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-loading')
    expect(problems).toEqual([])
  })

  test('a page whose state cannot be hydrated is rendered anew, and does what was clicked', async ({
    page,
  }) => {
    const crashes: string[] = []
    page.on('pageerror', (error) => crashes.push(error.message))
    // A proxy between the platform and the browser has changed the markup.
    await page.route(product().urls.member, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<main[^>]*>/, (main) => `${main}<p>Advertisement</p>`)
      await route.fulfill({ response, body })
    })
    // A press whose button is replaced before the release is no click to a browser: the code loads after it.
    const { letGo } = await heldBack(page)
    await page.goto(product().urls.member, { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    letGo()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByText('Advertisement')).toBeHidden()
    expect(crashes.filter((message) => !/hydrat|#418|#42[0-9]/i.test(message))).toEqual([])
  })

  test('code that cannot be loaded once is loaded by a new page, and the click with it', async ({ page }) => {
    let fail = true
    await page.route(/\/assets\/first-[^/]*\.js$/, (route) => (fail ? route.abort() : route.continue()))
    await page.goto(product().urls.member, { waitUntil: 'networkidle' })
    fail = false
    // A link is the browser's own work then.
    await page
      .getByRole('main')
      .getByRole('link', { name: /See all/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/hot$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('follows a link that was clicked before hydration without loading another page', async ({ page }) => {
    const { letGo } = await heldBack(page)
    await page.goto(product().urls.member, { waitUntil: 'commit' })
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page
      .getByRole('main')
      .getByRole('link', { name: /See all/ })
      .first()
      .click()
    letGo()
    await expect(page).toHaveURL(/\/hot$/)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('shows signed-in users nothing that is a visitor’s', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('token', 'a token that is being looked at'))
    await heldBack(page)
    await page.goto(product().urls.member, { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Register' })).toBeHidden()
  })

  test('is in the language that was chosen on the last visit', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-US' })
    const page = await context.newPage()
    await page.goto(product().urls.member, { waitUntil: 'commit' })
    await page
      .getByRole('banner')
      .getByRole('button', { name: /language/i })
      .click()
    await page
      .getByRole('menuitemradio', { name: '中文' })
      .or(page.getByRole('menuitem', { name: /中文/ }))
      .first()
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    const answer = await context.request.get(product().urls.member, {
      headers: { 'accept-language': 'en-US' },
    })
    expect(await answer.text()).toContain('<html lang="zh-Hans" dir="ltr">')
    await context.close()
  })
})
