import { expect, test } from '@playwright/test'
import { memberWithMoney, originOf } from '../support/people.ts'
import { product } from '../support/product.ts'
import { setStatus } from '../support/sandbox.ts'
import { field, fill } from '../support/screens.ts'

test.afterEach(() => setStatus('normal'))

test('maintenance replaces the site, and restores it with what was typed', async ({ page }) => {
  await memberWithMoney(page, '60.00')
  await page.goto(`${originOf('member')}/member/withdraw`)
  await fill(page, { Amount: '12.00', 'Account name': 'Half Typed', 'Account number': '00012345' })
  await field(page, 'Payment password').fill('135790')

  await setStatus('maintenance', 'Back soon: new tables are being set up.')
  // A live event may have closed the site before the click: then there is no target.
  await page.getByRole('button', { name: 'Refresh balance', includeHidden: true }).dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'We’ll be back soon', level: 1 })).toBeVisible()
  await expect(page.getByText('Back soon: new tables are being set up.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Live chat' })).toBeVisible()
  await expect(field(page, 'Account name')).toBeHidden()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'We’ll be back soon' })).toBeVisible()

  await setStatus('normal')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(field(page, 'Account name')).toHaveValue('Half Typed')
  await expect(field(page, 'Amount')).toHaveValue('12.00')
  await expect(field(page, 'Account number')).toHaveValue('00012345')
  await expect(field(page, 'Payment password')).toHaveValue('135790')
})

test('a blocked region sees its address, and the site comes back by itself', async ({ page }) => {
  await page.goto(product().urls.member)
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const popup = page.getByRole('dialog', { name: 'Open an account' })
  await popup.getByRole('button', { name: 'Optional details' }).click()
  await fill(popup, { Username: 'halftyped', Nickname: 'Half' })
  await setStatus('regionBlocked')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { name: 'Not available in your region', level: 1 })).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Your IP address' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^(127\.0\.0\.1|::1)$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Telegram' })).toBeVisible()
  await expect(popup).toBeHidden()

  await setStatus('normal')
  await expect(field(popup, 'Username')).toHaveValue('halftyped')
  await expect(field(popup, 'Nickname')).toHaveValue('Half')
})

test('a site that is opened while it is closed shows only that, and opens later', async ({ page }) => {
  await setStatus('maintenance')
  for (const site of ['member', 'agent'] as const) {
    await page.goto(product().urls[site])
    await expect(page.getByRole('heading', { name: 'We’ll be back soon', level: 1 })).toBeVisible()
  }
  await setStatus('normal')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
