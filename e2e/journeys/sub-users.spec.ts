import { expect, type Page, test } from '@playwright/test'
import { agentPage, below, sideOf, visit } from '../support/agents.ts'
import { announcementsClosed } from '../support/announcements.ts'
import { freshName, newAgent, originOf } from '../support/people.ts'
import { expectBalance, fill, openAddress } from '../support/screens.ts'

const given = 'River-stone-26'
const own = 'Quiet-harbour-31'

async function signIn(page: Page, username: string, password: string) {
  await fill(page, { Username: username, Password: password })
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('an agent makes a cashier, who pays and is refused a contract offer; the agent reads both and disables it', async ({
  browser,
}) => {
  const { page, person: agent } = await sideOf(browser, 'agent', await newAgent(browser, '100.00'))
  const downline = await below(browser, agent, 'member')
  const name = freshName('cash')
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 16)
  const context = await browser.newContext({ locale: 'en-US', storageState: announcementsClosed() })
  const cashier = await context.newPage()

  await test.step('adds the cashier, by its payment password', async () => {
    await visit(page, '/sub-users')
    await page.getByRole('button', { name: 'Add a sub-user' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a sub-user' })
    await dialog.getByRole('radio', { name: /^Cashier/ }).check()
    await fill(dialog, { Username: name, 'Temporary password': given, 'Your payment password': '000000' })
    await dialog.getByRole('button', { name: 'Add sub-user' }).click()
    await expect(dialog.getByRole('region', { name: 'There is a problem' })).toBeVisible()
    await fill(dialog, { 'Your payment password': agent.paymentPassword })
    await dialog.getByRole('button', { name: 'Add sub-user' }).click()
    await expect(dialog).toBeHidden()
    await expect(
      page.getByRole('row', { name: new RegExp(`${name}.*Cashier.*Temporary password`) }),
    ).toBeVisible()
  })

  await test.step('the cashier signs in and chooses a password', async () => {
    await cashier.goto(`${originOf('agent')}/agent`)
    await signIn(cashier, name, given)
    const dialog = cashier.getByRole('dialog', { name: 'Choose a new password' })
    await fill(dialog, { 'Current password': given, 'New password': own, 'Confirm new password': own })
    await dialog
      .getByRole('button', { name: /password/i })
      .last()
      .click()
    await expect(dialog).toBeHidden()
    await expect(cashier.getByRole('banner')).toContainText(name)
    await expectBalance(cashier, '100.00')
  })

  await test.step('it transfers with its own password, and not with the agent’s', async () => {
    await openAddress(cashier, agentPage(`/transfer?to=${downline.account}`))
    await fill(cashier, { Amount: '12.00', 'Your password': agent.paymentPassword })
    const send = async () => {
      await cashier.getByRole('button', { name: 'Review' }).click()
      await cashier.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click()
    }
    await send()
    await expect(cashier.getByRole('region', { name: 'There is a problem' })).toBeFocused()
    await fill(cashier, { 'Your password': own })
    await send()
    await expect(cashier.getByRole('heading', { name: 'Receipt' })).toBeVisible()
    await expectBalance(cashier, '88.00')
    await expectBalance(page, '88.00')
  })

  await test.step('it has no page of offers, accounts or security', async () => {
    const refused = cashier.getByRole('heading', { name: 'You don’t have access to this page' })
    for (const path of ['/contracts?offer=new', '/open-account', '/security', '/sub-users']) {
      await openAddress(cashier, agentPage(path))
      await expect(refused, path).toBeVisible()
    }
  })

  await test.step('and an offer that it sends past the page is refused', async () => {
    const status = await cashier.evaluate(async () => {
      const answer = await fetch('/wps/agent/contracts', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-baize-site': 'agent',
          'idempotency-key': crypto.randomUUID(),
          authorization: `Bearer ${sessionStorage.getItem('token')}`,
        },
        body: '{}',
      })
      return answer.status
    })
    expect(status).toBe(403)
  })

  await test.step('the agent reads what it did and tried', async () => {
    await visit(page, '/sub-users')
    const log = page.getByRole('table', { name: 'Action log' })
    await expect(log.getByRole('row', { name: /Offered a contract/ })).toContainText('Refused: not permitted')
    const transfers = log.getByRole('row', { name: /Transfer to a downline/ })
    await expect(transfers).toHaveCount(2)
    await expect(transfers.first()).toContainText(downline.account)
    await expect(transfers.first()).toContainText('$12.00')
    await expect(transfers.first()).toContainText('Done')
    await expect(transfers.last()).not.toContainText('Done')
    await page.getByRole('combobox', { name: 'Sub-user' }).selectOption(name)
    await expect(page).toHaveURL(new RegExp(`account=${name}`))
    await expect(log.getByRole('row', { name: /Changed own password/ })).toContainText('Done')
  })

  await test.step('disables it: the cashier is signed out where it is, and cannot come back', async () => {
    await openAddress(cashier, agentPage('/today'))
    await expect(cashier.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    // It is notified by its socket, whose ticket a page requests after its figures.
    await cashier.waitForLoadState('networkidle')
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('button', { name: 'Disable' })
      .click()
    await expect(page.getByText('Sub-user disabled and signed out.')).toBeVisible()
    await expect(cashier).toHaveURL(/\/agent$/)
    await signIn(cashier, name, own)
    await expect(cashier.getByRole('region', { name: 'There is a problem' })).toBeVisible()
  })
  await page.context().close()
  await context.close()
})
