import { newIntentKey } from '@baize/api'
import { balance, createInvite, merchantWallet, walletTransfers } from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { deposit, enter, memberWithMoney, newMember, secrets, signedIn } from '../support/people.ts'
import { accountOf } from '../support/product.ts'
import { keepsWallet, staysSilent } from '../support/sandbox.ts'
import { expectBalance, expectTold, field, fill, openMember } from '../support/screens.ts'

test.describe('with a vendor that keeps its own wallets', () => {
  test.beforeEach(() => keepsWallet('EMR', true))
  test.afterEach(async () => {
    await keepsWallet('EMR', false)
    await staysSilent('EMR', false)
  })

  /** Moves money from the main wallet to the vendor's, by the form. */
  async function move(page: Page, amount: string): Promise<void> {
    await openMember(page, '/member/transfer')
    await field(page, 'Amount').fill(amount)
    await page.getByRole('button', { name: 'Review' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Transfer' }).click()
    await expect(page.getByRole('heading', { name: 'Your transfer' })).toBeVisible()
  }

  test('money is moved to a vendor, and all of it returns', async ({ page }) => {
    await memberWithMoney(page, '50.00')
    await move(page, '20.00')
    await expectTold(page, 'Completed')
    await expectBalance(page, '30.00')
    await page.getByRole('button', { name: 'New transfer' }).click()
    await page.getByRole('button', { name: 'Return all to main wallet' }).click()
    await expectBalance(page, '50.00')
  })

  test('a vendor that does not respond is queried by number until it reports the outcome', async ({
    page,
  }) => {
    const person = await memberWithMoney(page, '50.00')
    await test.step('it had been done', async () => {
      await staysSilent('EMR', true)
      await move(page, '10.06')
      await expectTold(page, 'Checking')
      await expect(page.getByText(/No money is lost or moved twice/).first()).toBeVisible()
      await staysSilent('EMR', false)
      await expectTold(page, 'Completed')
      await expectBalance(page, '39.94')
    })
    await test.step('it had never come: a reload in the middle changes nothing', async () => {
      await staysSilent('EMR', true)
      await move(page, '10.07')
      await expectTold(page, 'Checking')
      await page.reload()
      await expectTold(page, 'Checking')
      await staysSilent('EMR', false)
      await expectTold(page, 'Refused')
      await expectBalance(page, '39.94')
    })
    await test.step('it is refused', async () => {
      await move(page, '10.02')
      await expectTold(page, 'Refused')
      await expectBalance(page, '39.94')
    })
    const { rows } = await person.client.call(walletTransfers, { query: {} })
    expect(rows.map(({ amount, state }) => [amount, state])).toEqual([
      ['10.02', 'failed'],
      ['10.07', 'failed'],
      ['10.06', 'confirmed'],
    ])
    const { wallets } = await person.client.call(merchantWallet, {})
    expect(wallets.find(({ main, isSingle }) => !main && !isSingle)?.balance).toBe('10.06')
  })
})

test('a member of a team sends money to the upline, who has it at once', async ({ page, browser }) => {
  const above = await browser.newContext()
  const agent = await signedIn(above, 'agent', accountOf('agent'))
  const body = { accountType: 'member' as const, maxUses: 1, expiresInDays: 1, note: '' }
  const { code } = await agent.client.call(createInvite, { body }, { idempotencyKey: newIntentKey() })
  const member = await newMember(page.context(), { referralCode: code })
  await deposit(member, '40.00')
  await enter(page, 'member', member)
  const before = await agent.client.call(balance, {})

  await openMember(page, '/member/transfer-upline')
  await fill(page, { Amount: '41.00', Note: 'For the table' })
  await field(page, 'Payment password').fill(secrets.paymentPassword)
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(field(page, 'Amount')).toHaveAttribute('aria-invalid', 'true')
  await fill(page, { Amount: '15.00', 'Payment password': '000000' })
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await expect(field(page, 'Note')).toHaveValue('For the table')
  await field(page, 'Payment password').fill(secrets.paymentPassword)
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByRole('heading', { name: 'Transfer complete' })).toBeVisible()
  await expectBalance(page, '25.00')
  const row = page.getByRole('table', { name: 'Transfers with your upline' }).getByRole('row').nth(1)
  await expect(row).toContainText('For the table')
  await expect(row).toContainText('15.00')
  const after = await agent.client.call(balance, {})
  expect((Number(after.balance) - Number(before.balance)).toFixed(2)).toBe('15.00')
  await above.close()
})
