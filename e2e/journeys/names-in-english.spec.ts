import { expect, test } from '@playwright/test'
import { product } from '../support/product.ts'

test('a game that has no Arabic name is marked as English, and its name is aligned with the start of its tile', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ locale: 'ar', timezoneId: 'Asia/Phnom_Penh' })).newPage()
  await page.goto(`${product().urls.member}rng`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const name = page.getByText('Golden Naga', { exact: true })
  await expect(name).toHaveAttribute('lang', 'en')
  // The build turns `:dir` into a question about the language, which is another one here.
  await expect(name).toHaveCSS('text-align', 'right')
  await page.context().close()
})
