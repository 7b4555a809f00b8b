import { expect, type Locator, type Page, test } from '@playwright/test'
import { below, sideOf, visit } from '../support/agents.ts'
import { newAgent, type Person } from '../support/people.ts'
import { expectBalance, field, fill, shownAmount, valueBeside } from '../support/screens.ts'

/** What a list of terms says, one amount after another. */
async function expectAmounts(place: Page | Locator, amounts: Readonly<Record<string, string>>) {
  for (const [term, amount] of Object.entries(amounts)) {
    await expect.poll(() => shownAmount(valueBeside(place, term)), { message: term }).toBe(amount)
  }
}

/** Sends the form's values, once with a wrong payment password: it is refused, and what was typed stays. */
async function send(
  page: Page,
  { paymentPassword }: Person,
  amount: string,
  review: Readonly<Record<string, string>>,
) {
  await fill(page, { Amount: amount, 'Payment password': '000000', Note: 'For the week' })
  await page.getByRole('button', { name: 'Review' }).click()
  const dialog = page.getByRole('alertdialog')
  await expectAmounts(dialog, review)
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await expect(field(page, 'Amount')).toHaveValue(amount)
  await expect(field(page, 'Note')).toHaveValue('For the week')
  await field(page, 'Payment password').fill(paymentPassword)
  await page.getByRole('button', { name: 'Review' }).click()
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
}

test('money is sent down the tree and up again: payment password, both balances, receipt', async ({
  browser,
}) => {
  const upper = await sideOf(browser, 'agent', await newAgent(browser, '100.00'))
  const lower = await sideOf(browser, 'agent', await below(browser, upper.person, 'agent'))
  const [agent, downline] = [upper.person, lower.person]
  await visit(lower.page, '')
  await expectBalance(lower.page, '0.00')

  await test.step('down', async () => {
    const { page, person } = upper
    await visit(page, '/transfer')
    await page
      .getByRole('list', { name: 'Recipient' })
      .getByRole('button', { name: downline.account })
      .click()
    await send(page, person, '40.00', {
      'Current balance': '100.00',
      'Your balance after transfer': '60.00',
      [`.*${downline.account}.*balance now`]: '0.00',
      [`.*${downline.account}.*balance after transfer`]: '40.00',
    })
    await expectAmounts(page, { 'Your balance': '60.00', [`Balance of ${downline.account}`]: '40.00' })
    await expectBalance(page, '60.00')
    // The receiver sees it on the current screen.
    await expectBalance(lower.page, '40.00')
  })

  await test.step('up', async () => {
    const { page, person } = lower
    await visit(page, '/transfer?way=up')
    await expect(valueBeside(page, 'To')).toHaveText(agent.account)
    await fill(page, { Amount: '40.01', 'Payment password': person.paymentPassword })
    await page.getByRole('button', { name: 'Review' }).click()
    await expect(field(page, 'Amount')).toHaveAttribute('aria-invalid', 'true')
    await send(page, person, '15.00', { 'Current balance': '40.00', 'Your balance after transfer': '25.00' })
    await expectAmounts(page, { Amount: '15.00', 'Your balance': '25.00' })
    await expect(valueBeside(page, 'To')).toHaveText(agent.account)
    await expectBalance(page, '25.00')
    await expectBalance(upper.page, '75.00')
  })

  await test.step('both have it in their history', async () => {
    for (const { page, other, rows } of [
      { page: upper.page, other: downline, rows: [/In.*\+\$15\.00/, /Out.*[−-]\$40\.00/] },
      { page: lower.page, other: agent, rows: [/Out.*[−-]\$15\.00/, /In.*\+\$40\.00/] },
    ]) {
      await visit(page, '/transfer?way=history')
      const listed = page.getByRole('table', { name: 'Transfers' }).getByRole('row')
      await expect(listed.filter({ hasText: other.account })).toHaveText(rows)
    }
  })
  for (const { page } of [upper, lower]) await page.context().close()
})
