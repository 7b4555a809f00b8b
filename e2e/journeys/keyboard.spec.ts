import { expect, test } from '@playwright/test'
import { minus, sum } from '../support/amounts.ts'
import { arrowTo, press, tabTo, typeInto } from '../support/keyboard.ts'
import { newMember } from '../support/people.ts'
import { product } from '../support/product.ts'
import { expectBalance, field, gameIn, shownAmount } from '../support/screens.ts'

test('the whole journey with the keyboard alone, the focus seen at each stop', async ({ page }) => {
  test.slow()
  const { account, password, paymentPassword } = await newMember(page.context())
  await page.context().clearCookies()
  const banner = page.getByRole('banner')
  let funds = '0.00'
  await page.goto(product().urls.member)
  await expect(banner).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()

  await test.step('signs in', async () => {
    await press(page, banner.getByRole('button', { name: 'Sign in' }))
    const popup = page.getByRole('dialog', { name: 'Sign in' })
    await typeInto(page, field(popup, 'Username'), account)
    await typeInto(page, field(popup, 'Password'), password)
    await page.keyboard.press('Enter')
    await expect(popup).toBeHidden()
    await expectBalance(page, funds)
  })

  await test.step('deposits', async () => {
    await press(page, banner.getByRole('link', { name: 'Deposit' }))
    await typeInto(page, field(page, 'Amount'), '50.00')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible()
    funds = '50.00'
    await expectBalance(page, funds)
  })

  await test.step('plays a round', async () => {
    await press(page, banner.getByRole('link', { name: 'Slots' }))
    await press(page, page.getByRole('button', { name: /^Emerald Reels/ }))
    await expect(page.getByRole('main')).toBeFocused()
    const game = gameIn(page, 'Emerald Reels')
    const spin = game.getByRole('button', { name: 'Spin' })
    await expect(spin).toHaveAttribute('aria-disabled', 'false')
    const stake = await shownAmount(game.getByRole('status').filter({ hasText: /^Stake/ }))
    await press(page, spin)
    const status = game.getByRole('status').first()
    await expect(status).toHaveText(/You won|No win|came back/)
    const won = await shownAmount(status)
    funds = sum(funds, minus(stake), won === '–' ? '0.00' : won)
    await expect.poll(() => shownAmount(game.getByRole('banner'))).toBe(funds)
    await press(page, page.getByRole('button', { name: 'Exit', exact: true }), 'Shift+Tab')
    await expectBalance(page, funds)
  })

  await test.step('reads the record', async () => {
    // Back, as a person would: forward lies every game of the home page.
    await press(page, banner.getByRole('button', { name: /^Account:/ }), 'Shift+Tab')
    const item = page.getByRole('menuitem', { name: 'Betting record' })
    await arrowTo(page, item)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('table', { name: 'Betting record' }).getByRole('row')).toHaveCount(3)
  })

  await test.step('withdraws', async () => {
    const site = page.getByRole('navigation', { name: 'Site' })
    await press(page, site.getByRole('link', { name: 'Withdraw' }))
    await typeInto(page, field(page, 'Amount'), '20.00')
    await tabTo(page, field(page, 'Bank'))
    await page.keyboard.press('ArrowDown')
    await typeInto(page, field(page, 'Account name'), 'Key Walker')
    await typeInto(page, field(page, 'Account number'), '000123456789')
    await typeInto(page, field(page, 'Payment password'), paymentPassword)
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }))
    await expect(page.getByRole('heading', { name: 'Your withdrawal' })).toBeVisible()
    const received = page.getByRole('radio', { name: /The full amount arrived/ })
    await expect(received).toBeVisible({ timeout: 30_000 })
    await tabTo(page, received)
    await page.keyboard.press('Space')
    await press(page, page.getByRole('button', { name: 'Confirm' }))
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Yes, received' }))
    await expect(page.getByRole('status').filter({ hasText: 'Received' })).toBeVisible()
    await expectBalance(page, sum(funds, '-20.00'))
  })
})
