import { expect, test } from '@playwright/test'
import { below, sideOf, visit } from '../support/agents.ts'
import { acceptOffers, billOf, giveContracts, offerTo, simpleTerms } from '../support/contracts.ts'
import { deposit, newAgent, playByCall } from '../support/people.ts'
import { closeWindows, travel } from '../support/sandbox.ts'
import { expectBalance, field } from '../support/screens.ts'

test('a bill on automatic payment is paid after its deadline, as soon as there is money above the reserve', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const payer = await sideOf(browser, 'agent', await newAgent(browser, null))
  // What this agent gets itself must not pay what it owes.
  await giveContracts(browser, payer.person, { kinds: ['dailySalary'], asks: { validBet: '900000.00' } })
  await travel(300)
  const party = await sideOf(browser, 'agent', await below(browser, payer.person, 'agent'))
  await offerTo(payer.person, party.person.account, simpleTerms('dailySalary', '3'))
  await acceptOffers(party.person)
  await travel(300)
  const player = await below(browser, party.person, 'member')
  await deposit(player, '60.00')
  await playByCall(player, '1001', '50.00')
  await closeWindows(party.person.account, 'dailySalary')
  const { id } = await billOf(party.person, 'dailySalary')

  await test.step('the agent keeps a reserve', async () => {
    await visit(payer.page, '/daily-salary?side=downline')
    await payer.page.getByRole('button', { name: 'Automatic payment' }).click()
    const rules = payer.page.getByRole('dialog', { name: 'Automatic payment' })
    await field(rules, 'Reserve').fill('20')
    await rules.getByRole('button', { name: 'Save rules' }).click()
    await expect(payer.page.getByText('Rules saved.')).toBeVisible()
  })

  await test.step('without money the bill is overdue, on both sides', async () => {
    await travel(2 * 86_400 + 300)
    await billOf(party.person, 'dailySalary', ({ state }) => state === 'denied')
    await visit(payer.page, `/daily-salary?side=downline&bill=${id}`)
    await visit(party.page, `/daily-salary?bill=${id}`)
    for (const { page } of [payer, party])
      await expect(page.getByRole('main').getByText('Overdue', { exact: true })).toBeVisible()
  })

  await test.step('the reserve is not touched', async () => {
    await deposit(payer.person, '20.00')
    await travel(300)
    await visit(payer.page, `/daily-salary?side=downline&bill=${id}`)
    await expectBalance(payer.page, '20.00')
    await expect(payer.page.getByRole('main').getByText('Overdue', { exact: true })).toBeVisible()
  })

  await test.step('what is above it pays the bill, and both open pages show it', async () => {
    await deposit(payer.person, '20.00')
    for (const { page } of [payer, party])
      await expect(page.getByText('Paid in full.')).toBeVisible({ timeout: 60_000 })
    await expectBalance(payer.page, '38.50')
    await expectBalance(party.page, '1.50')
  })
  for (const { page } of [payer, party]) await page.context().close()
})
