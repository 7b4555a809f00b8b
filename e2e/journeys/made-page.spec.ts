import { expect, type Page, type Route, test } from '@playwright/test'
import { product } from '../support/product.ts'

/** Holds back the site's code until it is let go; tells of everything that goes wrong meanwhile. */
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

test.describe('the home page as it arrives', () => {
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

  test('asks for no code before the banner is painted, and goes on from what is there', async ({ page }) => {
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
        styles: of(/first-[^/]*\.css/).length,
      }
    })
    expect(asked.code).toBeGreaterThan(asked.banner)
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('dialog').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    // The loader of lazy code finds them coming, and fetches none of them again.
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /first-[^/]*\.css|brand\.css/.exec(name) ?? []),
    )
    expect(fetched.toSorted()).toEqual([expect.stringMatching(/^brand/), expect.stringMatching(/^first/)])
    await expect(page.locator('style[data-sheet]')).toHaveCount(0)
    expect(problems).toEqual([])
  })

  for (const [width, locale] of [
    [360, 'km-KH'],
    [412, 'zh-CN'],
    [412, 'ar'],
    [768, 'en-US'],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`looks the same before its styles have come whole: ${width} px, ${locale}, ${colorScheme}`, async ({
        browser,
      }) => {
        const context = await browser.newContext({
          locale,
          colorScheme,
          reducedMotion: 'reduce',
          viewport: { width, height: 780 },
        })
        const page = await context.newPage()
        await page.addInitScript(() =>
          addEventListener('baize:live', () => Object.assign(window, { live: true })),
        )
        // A font that comes between the two looks moves words by a hair: it is no part of what is compared.
        await page.route(/\.woff2$/, (route) => route.abort())
        await page.goto(product().urls.member, { waitUntil: 'networkidle' })
        await page.waitForFunction(() => 'live' in window)
        // The counter of the jackpot has its amount.
        await expect(page.locator('[data-ready=true]')).toBeVisible()
        await expect(page.locator('style[data-sheet]')).toHaveCount(2)
        const looks = () =>
          page.evaluate(() => {
            const names =
              'display position visibility opacity color background border-radius padding margin gap font line-height'
            const more =
              'box-shadow transform z-index text-align inset-block-start border-block-end content animation-name'
            return [...document.querySelectorAll('body *')].flatMap((element) =>
              ['', '::before', '::after'].map((part) => {
                const style = getComputedStyle(element, part)
                const values = `${names} ${more}`.split(' ').map((name) => style.getPropertyValue(name))
                return `${element.getAttribute('class')}${part}: ${values.join('; ')}`
              }),
            )
          })
        const before = await looks()
        await page.evaluate(() => (window as unknown as { baizeDress(): Promise<void> }).baizeDress())
        await expect(page.locator('style[data-sheet]')).toHaveCount(0)
        const after = await looks()
        expect(after.filter((look, at) => look !== before[at])).toEqual([])
        await context.close()
      })
    }
  }

  test('a popup that the address asks for has ids of its own, however slowly the parts behind it come', async ({
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

  test('opens a menu in its own styles, though they come late', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 412, height: 823 } })
    const page = await context.newPage()
    const { promise: free, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/\/assets\/first-[^/]*\.css$/, async (route) => {
      await free
      await route.continue()
    })
    await page.goto(product().urls.member, { waitUntil: 'networkidle' })
    await page
      .getByRole('banner')
      .getByRole('button', { name: /language/i })
      .click()
    await page.waitForTimeout(300)
    await expect(page.getByRole('menu')).toBeHidden()
    letGo()
    await expect(page.getByRole('menu')).toBeVisible()
    await context.close()
  })

  test('comes to life part by part, each upon its own elements', async ({ page }) => {
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
    await page.evaluate(() => addEventListener('baize:live', () => Object.assign(window, { live: true })))
    letGo()
    await page.waitForFunction(() => 'live' in window)
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

  test('keeps what is pressed before it is live, and does it then', async ({ page }) => {
    const { letGo, problems } = await heldBack(page)
    await page.goto(product().urls.member, { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-waiting', '')
    letGo()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
    expect(problems).toEqual([])
  })

  for (const [what, fail] of [
    ['cannot be reached', (route: Route) => route.abort()],
    ['fails', (route: Route) => route.fulfill({ status: 500, body: '{}' })],
    ['is another thing', (route: Route) => route.fulfill({ json: { success: true, value: [] } })],
    ['is a page', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' })],
    ['never comes', () => undefined],
  ] as const) {
    test(`comes to life, and does what was pressed, though what it was made of ${what}`, async ({ page }) => {
      const crashes: string[] = []
      page.on('pageerror', (error) => crashes.push(error.message))
      await page.route(/\/start\.json/, fail)
      await page.goto(product().urls.member, { waitUntil: 'commit' })
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      expect(crashes).toEqual([])
    })
  }

  test('does once what is pressed when its part lives and the page does not yet', async ({ page }) => {
    // Of all that hear of the page being live this is the first: the loader still holds presses.
    await page.addInitScript(() =>
      addEventListener(
        'baize:live',
        () => document.querySelector<HTMLElement>('header button[aria-haspopup=menu]')?.click(),
        { once: true },
      ),
    )
    await page.goto(product().urls.member)
    await expect(page.getByRole('menu')).toBeVisible()
    await page.waitForTimeout(500)
    await expect(page.getByRole('menu')).toBeVisible()
  })

  test('follows a link that was pressed before it is live without loading another page', async ({ page }) => {
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

  test('shows whoever is signed in nothing that is a visitor’s', async ({ page }) => {
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
