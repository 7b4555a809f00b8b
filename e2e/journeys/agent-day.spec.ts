import { newIntentKey } from '@baize/api'
import { contractForecast, writeDispute } from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { below, type Side, sideOf, visit } from '../support/agents.ts'
import { acceptOffers, type Bill, billOf, giveContracts, offerTo, simpleTerms } from '../support/contracts.ts'
import { deposit, newAgent, type Person, playByCall } from '../support/people.ts'
import { closeWindows, decideDispute, travel } from '../support/sandbox.ts'
import { field, valueBeside } from '../support/screens.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

/** Who owes a dividend, who is owed it, and who played for it. */
let payer: Side
let party: Side
let player: Person
let bill: Bill

test.beforeAll(async ({ browser }) => {
  payer = await sideOf(browser, 'agent', await newAgent(browser, '10.00'))
  await giveContracts(browser, payer.person, { kinds: ['dividend'], asks: { validBet: '900000.00' } })
  await travel(300)
  party = await sideOf(browser, 'agent', await below(browser, payer.person, 'agent'))
  // Paid by what was staked: the bill is the same whatever the wheels show.
  const terms = { ...simpleTerms('dividend', '40'), base: 'totalVolume', autoPay: false } as const
  await offerTo(payer.person, party.person.account, terms)
  await acceptOffers(party.person)
  await travel(300)
  player = await below(browser, party.person, 'member')
  await deposit(player, '60.00')
  await playByCall(player, '1001', '50.00')
})

test.afterAll(async () => {
  for (const side of [payer, party]) await side?.page.context().close()
})

const bell = ({ page }: Side) => page.getByRole('button', { name: /^Notifications/ })

test('the forecast says what the running period would cost, and the cash that is missing', async () => {
  const { page, person } = payer
  await expect
    .poll(async () => (await person.client.call(contractForecast, { query: {} })).owes, { timeout: 30_000 })
    .toBe('20.00')
  await visit(page, '/forecast')
  const cash = page.getByRole('table', { name: 'Cash needed' })
  await expect(cash.getByRole('row').nth(1)).toContainText('$20.00')
  await expect(cash.getByRole('row').nth(1)).toContainText('$10.00')
  const downlines = page.getByRole('table', { name: 'Contracts with your downlines' })
  await expect(downlines.getByRole('row', { name: new RegExp(party.person.account) })).toContainText('$20.00')
  // Nothing is earned yet: the agent's own contract requires more.
  const margins = page.getByRole('table', { name: 'Margin by downline' })
  const margin = margins.getByRole('row', { name: new RegExp(party.person.account) })
  await expect(margin.locator('[data-label="Paid on"]')).toHaveText('$20.00')
})

test('once it is a bill, the page of the day and the bell say what is owed', async () => {
  await visit(payer.page, '/today')
  await expect(payer.page.getByText('You have nothing to pay your downlines.')).toBeVisible()
  await closeWindows(party.person.account, 'dividend')
  bill = await billOf(party.person, 'dividend')
  // The page is open and is notified.
  await expect(payer.page.getByText(/ short$/)).toContainText('$10.00')
  await expect(payer.page.getByRole('table', { name: 'To pay' })).toContainText('$20.00')
  await expect(bell(payer)).toHaveAccessibleName('Notifications: 1 action needed')
  await bell(payer).click()
  const panel = payer.page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel).toContainText('You owe your downlines $20.00 on 1 bill.')
  await panel.getByRole('link', { name: 'Pay bills' }).click()
  await expect(payer.page.getByRole('heading', { name: 'Dividend', level: 1 })).toBeVisible()
  await expect(payer.page).toHaveURL(/side=downline/)
})

test('Ctrl+K finds the bill by the number that it shows, and a page by its name', async () => {
  const { page } = payer
  await visit(page, `/dividend?side=downline&bill=${bill.id}`)
  await expect(valueBeside(page, 'Bill number')).toHaveText(bill.id)
  await visit(page, '/today')
  const palette = page.getByRole('dialog', { name: 'Search everything' })
  const searchFor = async (text: string, option: RegExp) => {
    // The shortcut is there once the page is.
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(palette).toBeVisible({ timeout: 2000 })
    }).toPass()
    await palette.getByRole('combobox').fill(text)
    await expect(palette.getByRole('option', { name: option })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
  }
  await searchFor(bill.id, /^Bill: Dividend, .*\$20\.00/)
  await expect(page.getByRole('heading', { name: 'Dividend bill', level: 1 })).toBeVisible()
  await searchFor('forec', /^Forecast/)
  await expect(page.getByRole('heading', { name: 'Forecast', level: 1 })).toBeVisible()
})

test('a dispute is written by both sides, in two browsers, and ended by the operator', async () => {
  const reason = 'Three rounds of yesterday are missing.'
  await visit(payer.page, '/today')
  await visit(party.page, `/dividend?bill=${bill.id}`)
  await party.page.getByRole('button', { name: 'Dispute', exact: true }).click()
  await field(party.page, 'What’s wrong\\?').fill(reason)
  await party.page.getByRole('button', { name: 'Submit dispute' }).click()
  const said = (side: Side) => side.page.getByRole('list', { name: 'Dispute messages' })
  await expect(said(party)).toContainText(reason)

  await payer.page.getByRole('main').getByRole('link', { name: 'View dispute' }).click()
  await expect(said(payer)).toContainText(reason)
  await field(payer.page, 'Your message').fill('Which rounds?')
  await payer.page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(said(party)).toContainText('Which rounds?')
  await expect(bell(party)).toHaveAccessibleName(/^Notifications: 1 action/)

  await decideDispute(bill.id, 'rejected', 'All rounds are in the bill.')
  for (const side of [payer, party]) {
    await expect(side.page.getByText('The operator has rejected the dispute.')).toBeVisible()
    await expect(said(side)).toContainText('All rounds are in the bill.')
    await expect(field(side.page, 'Your message')).toBeHidden()
  }
  const late = party.person.client.call(
    writeDispute,
    { params: { id: bill.id }, body: { text: 'But' } },
    { idempotencyKey: newIntentKey() },
  )
  await expect(late).rejects.toMatchObject({ code: 'wrongState' })
  await visit(payer.page, '/dividend?side=downline&dispute=ended')
  await expect(payer.page.getByRole('row').filter({ hasText: 'Dispute ended' })).toHaveCount(1)
})
