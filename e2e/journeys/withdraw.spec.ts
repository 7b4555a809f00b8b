import { withdrawals } from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { memberWithMoney, type Person, secrets } from '../support/people.ts'
import { travel } from '../support/sandbox.ts'
import { expectBalance, expectTold, field, fill, openMember, pixel } from '../support/screens.ts'

/** Requests a withdrawal by the form. */
async function withdraw(page: Page, amount: string): Promise<void> {
  await openMember(page, '/member/withdraw')
  await field(page, 'Bank').selectOption({ index: 1 })
  await fill(page, { Amount: amount, 'Account name': 'Money Walker', 'Account number': '000123456789' })
  await field(page, 'Payment password').fill(secrets.paymentPassword)
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your withdrawal' })).toBeVisible()
}

/** Says what came of it, once that is asked. */
async function say(page: Page, outcome: RegExp): Promise<void> {
  await page.getByRole('radio', { name: outcome }).check({ timeout: 30_000 })
}

const send = (page: Page) => page.getByRole('button', { name: 'Confirm' }).click()

async function newest({ client }: Person) {
  const { rows } = await client.call(withdrawals, { query: { pageSize: '1' } })
  return rows[0]
}

test('a part of a withdrawal arrived: the rest is claimed, and the member sees both amounts', async ({
  page,
}) => {
  const person = await memberWithMoney(page, '60.00')
  await withdraw(page, '21.00')
  await expectBalance(page, '39.00')
  await say(page, /Only part of it arrived/)
  await field(page, 'Amount received').fill('21.00')
  await send(page)
  await expect(field(page, 'Amount received')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Amount received').fill('15.00')
  await expect(page.getByText('$6.00')).toBeVisible()
  await send(page)
  await expect(page.getByRole('heading', { name: 'We’re looking into it' })).toBeVisible()
  await expectTold(page, 'Under investigation')
  expect(await newest(person)).toMatchObject({ state: 'caseOpen', received: '15.00', remaining: '6.00' })
  await page.reload()
  await expectTold(page, 'Under investigation')
  await expect(page.getByText('Still missing')).toBeVisible()
})

test('nothing of a withdrawal arrived: a case is opened with an image, and the bank pays what was missing', async ({
  page,
}) => {
  const person = await memberWithMoney(page, '60.00')
  await withdraw(page, '22.07')
  await say(page, /Nothing arrived/)
  await send(page)
  await expect(page.getByRole('region', { name: 'There is a problem' })).toContainText(/screenshots/i)
  await page.locator('input[type=file]').first().setInputFiles(pixel)
  await expect(page.getByText('account.png')).toBeVisible()
  await send(page)
  await expectTold(page, 'Under investigation')
  const asked = await newest(person)
  expect(asked?.images).toHaveLength(1)
  // The sandbox's bank finds what was missing: .07.
  await expectTold(page, 'Received')
  await expectBalance(page, '37.93')
})

test('no reply to a paid withdrawal: the clock is seen, and then it counts as received', async ({ page }) => {
  const person = await memberWithMoney(page, '60.00')
  await withdraw(page, '23.00')
  await expect(page.getByText(/If you don’t answer, it counts as received/)).toBeVisible({ timeout: 30_000 })
  await say(page, /Only part of it arrived/)
  await travel(61 * 60)
  await expectTold(page, 'Not answered in time, so it counts as received.')
  expect(await newest(person)).toMatchObject({ state: 'completed', reason: 'confirmedByTime' })
  await expect(page.getByRole('radio', { name: /Only part of it arrived/ })).toBeHidden()
  await expectBalance(page, '37.00')
})

test('a withdrawal that the bank refuses comes back, and one that is waited for can be cancelled', async ({
  page,
}) => {
  const person = await memberWithMoney(page, '60.00')
  await withdraw(page, '20.02')
  await expectTold(page, 'Refused')
  await expectBalance(page, '60.00')
  expect(await newest(person)).toMatchObject({ state: 'rejected', reason: 'accountRefusedByBank' })

  await withdraw(page, '20.05')
  await expectBalance(page, '39.95')
  await page.getByRole('button', { name: 'Cancel the withdrawal' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the withdrawal' }).click()
  await expectTold(page, 'Cancelled')
  await expectBalance(page, '60.00')
})
