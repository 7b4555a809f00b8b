import { expect, type Page, test } from '@playwright/test'
import { accountOf, product } from '../support/product.ts'

/** Holds back the site's code until it is released; collects every error meanwhile. */
async function heldBack(page: Page): Promise<{ letGo: () => void; problems: string[] }> {
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.route(/\/assets\/first-[^/]*\.js$/, async (route) => {
    await free
    await route.continue()
  })
  return { letGo, problems }
}

test.describe("the prerendered agents' door", () => {
  for (const [locale, direction, words] of [
    ['km-KH', 'ltr', 'ចូលប្រើ'],
    ['en-US', 'ltr', 'Sign in'],
    ['zh-CN', 'ltr', '登录'],
    ['ar', 'rtl', 'تسجيل الدخول'],
  ] as const) {
    test(`speaks ${locale} without any JavaScript`, async ({ browser }) => {
      const context = await browser.newContext({ locale, javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(product().urls.agent, { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await expect(page.getByRole('main').getByRole('button', { name: words, exact: true })).toBeVisible()
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/agent$/)
      await context.close()
    })
  }

  test('keeps what is typed before hydration, and signs in with it when Enter was pressed', async ({
    page,
  }) => {
    const { letGo, problems } = await heldBack(page)
    const { account, password } = accountOf('agent')
    await page.goto(product().urls.agent, { waitUntil: 'commit' })
    await page.getByLabel('Username').fill(account)
    await page.locator('input[name=password]').fill(password)
    await page.getByRole('checkbox', { name: 'Remember me' }).uncheck()
    await page.locator('input[name=password]').press('Enter')
    await expect(page.locator('html')).not.toHaveAttribute('data-signed-in')
    letGo()
    await expect(page).toHaveURL(/\/agentHome\/today$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(problems).toEqual([])
  })

  test('is hydrated on its own elements, at the address of the door', async ({ page }) => {
    const { letGo, problems } = await heldBack(page)
    await page.goto(product().urls.agent, { waitUntil: 'commit' })
    const parts = [
      page.getByRole('banner'),
      page.getByRole('main'),
      page.getByRole('main').getByRole('button', { name: /language/i }),
      page.getByLabel('Username'),
    ]
    for (const part of parts) await part.evaluate((element) => element.setAttribute('data-mark', ''))
    await page.getByLabel('Username').fill('half a na')
    const hydrated = page.evaluate(() =>
      new Promise((done) => addEventListener('baize:hydrated', done, { once: true })).then(() => {}),
    )
    letGo()
    await hydrated
    await expect(page.locator('[data-mark]')).toHaveCount(parts.length)
    await expect(page.getByLabel('Username')).toHaveValue('half a na')
    await expect(page).toHaveURL(/\/agent$/)
    const nowhere = await page.evaluate(() =>
      ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
        [...document.querySelectorAll(`#root [${name}]`)].flatMap((element) =>
          (element.getAttribute(name) ?? '').split(' ').filter((id) => !document.getElementById(id)),
        ),
      ),
    )
    expect(nowhere).toEqual([])
    // What went wrong is wired to the fields that the server made.
    await page.getByLabel('Username').fill('')
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('link', { name: 'Enter your username' }).click()
    await expect(page.getByLabel('Username')).toBeFocused()
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/Enter your username/)
    expect(problems).toEqual([])
  })

  test('takes a scheme that is chosen before hydration', async ({ page }) => {
    const { letGo } = await heldBack(page)
    await page.goto(product().urls.agent, { waitUntil: 'commit' })
    const dark = page.getByRole('radio', { name: 'Dark' })
    await expect(dark).toBeAttached()
    await dark.click({ force: true })
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
    letGo()
    await expect(dark).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  })

  test('is not shown to signed-in users, who are led inside', async ({ page }) => {
    const { account, password } = accountOf('agent')
    await page.goto(`${product().urls.agent}agent`)
    await page.getByLabel('Username').fill(account)
    await page.locator('input[name=password]').fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/agentHome\/today$/)
    const { letGo } = await heldBack(page)
    await page.goto(product().urls.agent, { waitUntil: 'commit' })
    await expect(page.locator('main')).toBeAttached()
    await expect(page.getByLabel('Username')).toBeHidden()
    letGo()
    await expect(page).toHaveURL(/\/agentHome\/today$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
