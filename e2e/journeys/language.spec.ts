import { transactions } from '@baize/api/calls'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { englishNotIn } from '../support/catalogues.ts'
import { memberWithMoney, originOf } from '../support/people.ts'
import { product } from '../support/product.ts'
import { field, fill } from '../support/screens.ts'

async function pageIn(browser: Browser, locale: string): Promise<Page> {
  return (await browser.newContext({ locale, timezoneId: 'Asia/Phnom_Penh' })).newPage()
}

/** Everything that a page says: its words, and the accessible names. */
function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, [lang]:not(html)')) said.push(node.nodeValue ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        said.push(element.getAttribute(name) ?? '')
    }
    return said.map((text) => text.trim()).filter(Boolean)
  })
}

const months = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i

for (const { device, lang } of [
  { device: 'km', lang: 'km' },
  { device: 'en-GB', lang: 'en' },
  { device: 'zh-CN', lang: 'zh-Hans' },
  { device: 'th', lang: 'km' },
]) {
  test(`a device in ${device} is met in ${lang}, on both sites`, async ({ browser }) => {
    const page = await pageIn(browser, device)
    for (const site of ['member', 'agent'] as const) {
      await page.goto(product().urls[site])
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
      await page.waitForLoadState('networkidle')
      const wrong = lang === 'en' ? new Set<string>() : englishNotIn(lang)
      const said = await saidOn(page)
      expect(said.length).toBeGreaterThan(15)
      expect(said.filter((text) => wrong.has(text))).toEqual([])
    }
    await page.context().close()
  })
}

test('a choice of language is kept, with the one before it', async ({ page }) => {
  await page.goto(product().urls.member)
  const site = page.getByRole('navigation', { name: 'Site' })
  await site.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'ខ្មែរ' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'km')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'km')
  expect(
    await page.evaluate(() => [
      localStorage.getItem('baize.locale'),
      localStorage.getItem('baize.locale.previous'),
    ]),
  ).toEqual(['km', 'en'])
})

test('a language whose messages fail to load is reported, leaves the page as it was, and loads when it is requested again', async ({
  page,
}) => {
  await page.goto(product().urls.member, { waitUntil: 'networkidle' })
  const site = page.getByRole('navigation', { name: 'Site' })
  const choose = async () => {
    await site.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  }
  const words = /\/assets\/ar-.*\.js$/
  await page.route(words, (route) => route.abort())
  await choose()
  const told = page.getByRole('alert')
  await expect(told).toHaveText('العربية could not be loaded. The page is still in English.')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.unroute(words)
  await choose()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(told).toBeHidden()
})

test('a switch in the middle of a form keeps what was typed', async ({ page }) => {
  await memberWithMoney(page, '60.00')
  await page.goto(`${originOf('member')}/member/withdraw`)
  const typed = { Amount: '12.00', 'Account name': 'Half Typed', 'Account number': '00012345' }
  await fill(page, typed)
  await field(page, 'Payment password').fill('135790')
  const inputs = () =>
    page
      .getByRole('main')
      .locator('form input')
      .evaluateAll((elements) => elements.map((element) => (element as HTMLInputElement).value))
  const before = await inputs()
  expect(before).toEqual(expect.arrayContaining([...Object.values(typed), '135790']))
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Language/ })
    .click()
  await page.getByRole('menuitemradio', { name: '简体中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('提款')
  expect(await inputs()).toEqual(before)
})

test.describe('a signed-in member', () => {
  for (const lang of ['km', 'zh-Hans']) {
    test(`reads every page in ${lang}, with its amounts and dates`, async ({ browser }) => {
      test.slow()
      const page = await pageIn(browser, lang === 'km' ? 'km' : 'zh-CN')
      const person = await memberWithMoney(page, '1234.50')
      const wrong = englishNotIn(lang)
      expect(wrong.size).toBeGreaterThan(300)
      const paths = ['/', '/rng', '/member/deposit', '/member/withdraw', '/member/betting-record']
      for (const path of [...paths, '/member/security', '/member/transactions']) {
        await page.goto(`${originOf('member')}${path}`)
        await expect(page.getByRole('banner').getByRole('group').first()).toContainText(
          lang === 'km' ? '1,234.50$' : '$1,234.50',
        )
        await page.waitForLoadState('networkidle')
        const said = await saidOn(page)
        expect(
          said.filter((text) => wrong.has(text)),
          path,
        ).toEqual([])
        expect(
          said.filter((text) => months.test(text)),
          path,
        ).toEqual([])
      }
      const { rows } = await person.client.call(transactions, { query: {} })
      const day = new Date(Date.parse(rows[0]?.at ?? '') + 7 * 3_600_000)
      const month = lang === 'km' ? khmerMonths[day.getUTCMonth()] : `${day.getUTCMonth() + 1}月`
      const first = page.getByRole('rowheader').first()
      await expect(first).toContainText(String(month))
      await expect(first).toContainText(String(day.getUTCDate()))
      await page.context().close()
    })
  }
})

const khmerMonths = 'មករា កុម្ភៈ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ'.split(' ')
