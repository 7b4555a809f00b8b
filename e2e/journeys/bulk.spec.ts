import { agentTransfers, contracts, teamMembers } from '@baize/api/calls'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { below, type Side, sideOf, visit } from '../support/agents.ts'
import { giveContracts } from '../support/contracts.ts'
import { newAgent, type Person } from '../support/people.ts'
import { travel } from '../support/sandbox.ts'
import { expectBalance, field } from '../support/screens.ts'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let agent: Side
let first: Person
let second: Person

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  agent = await sideOf(browser, 'agent', await newAgent(browser, '100.00'))
  first = await below(browser, agent.person, 'agent')
  second = await below(browser, agent.person, 'member')
})

test.afterAll(() => agent?.page.context().close())

/** Chooses a CSV file, as a spreadsheet writes one. */
const choose = (page: Page, name: string, lines: readonly string[]) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`) })

const tableOf = (page: Page): Locator => page.getByRole('table', { name: 'Rows of the file' })
const rowOf = (page: Page, text: string): Locator => tableOf(page).getByRole('row').filter({ hasText: text })

async function sendAll(page: Page, button: string | RegExp, password: string): Promise<void> {
  await field(page, 'Payment password').fill(password)
  await page.getByRole('button', { name: button }).click()
}

const transfersOut = async () => {
  const { rows } = await agent.person.client.call(agentTransfers, { query: { direction: 'out' } })
  return rows.map(({ account, amount, note }) => `${account} ${amount} ${note}`).sort()
}

test('transfers of a file: problems before anything is sent, a result for each row, and never paid twice', async () => {
  const { page, person } = agent
  const lines = [
    'Account;Amount;Note',
    `${first.account};12,5;Rent`,
    `${second.account};៣០.០០;=1+1`,
    'nobody9999;5.00;',
    `${first.account};five;`,
    `${second.account};500.00;Too much`,
    `${second.account};7.00;Last`,
  ]
  const sent = [
    `${first.account} 12.50 Rent`,
    `${second.account} 30.00 =1+1`,
    `${second.account} 7.00 Last`,
  ].sort()

  await test.step('the preview names what is wrong, and nothing is sent', async () => {
    await visit(page, '/transfer?way=file')
    await choose(page, 'week.csv', lines)
    await expect(tableOf(page).getByRole('row')).toHaveCount(7)
    await expect(rowOf(page, 'nobody9999')).toContainText('No such account in your team')
    await expect(rowOf(page, 'five')).toContainText('This is not an amount')
    await expect(rowOf(page, '$12.50')).toContainText('Ready')
    expect(await transfersOut()).toEqual([])
  })

  await test.step('a wrong payment password stops all rows', async () => {
    await sendAll(page, 'Send 4 transfers', '000000')
    await expect(page.getByRole('alert').filter({ hasText: 'Stopped' })).toBeVisible()
    expect(await transfersOut()).toEqual([])
  })

  await test.step('a row that the balance does not cover says so, and the rest continues', async () => {
    await sendAll(page, /^(?:Send 4 transfers|Continue)$/, person.paymentPassword)
    await expect(page.getByText('1 row was not sent.')).toBeVisible()
    await expect(rowOf(page, 'Too much')).toContainText(/Not sent.*balance/i)
    await expect(tableOf(page).getByText('Sent', { exact: true })).toHaveCount(3)
    expect(await transfersOut()).toEqual(sent)
    await expectBalance(page, '50.50')
  })

  await test.step('the results are there after a reload, and as a file whose notes are no formulas', async () => {
    await page.reload()
    await expect(rowOf(page, 'Too much')).toContainText('Not sent')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    // Whose and of when, so that it is not the file that was read.
    expect((await download).suggestedFilename()).toMatch(
      new RegExp(`^week-${person.account}-\\d{4}-\\d{2}-\\d{2}\\.csv$`),
    )
    const file = await (await download).createReadStream()
    const text = Buffer.concat(await file.toArray()).toString('utf8')
    expect(text).toContain("'=1+1")
    expect(text).toMatch(/Too much,"?Not sent/)
  })

  await test.step('the same file again pays no one', async () => {
    await page.getByRole('button', { name: 'Close this file' }).click()
    await choose(page, 'renamed.csv', lines)
    await expect(rowOf(page, '$12.50')).toContainText('Already sent on')
    await sendAll(page, 'Send 1 transfer', person.paymentPassword)
    await expect(page.getByText('1 row was not sent.')).toBeVisible()
    expect(await transfersOut()).toEqual(sent)
    await expectBalance(page, '50.50')
  })

  await test.step('nor does a tab that read the file before it was sent', async () => {
    await page.getByRole('button', { name: 'Close this file' }).click()
    const other = ['Account,Amount', `${first.account},3.00`]
    await choose(page, 'one.csv', other)
    await expect(rowOf(page, '$3.00')).toContainText('Ready')
    const sister = await page.context().newPage()
    await visit(sister, '/transfer?way=file')
    await choose(sister, 'one.csv', other)
    await expect(rowOf(sister, '$3.00')).toContainText('Ready')
    for (const tab of [page, sister]) {
      await sendAll(tab, 'Send 1 transfer', person.paymentPassword)
      await expect(tab.getByText('The row is done.')).toBeVisible()
    }
    expect(await transfersOut()).toEqual([...sent, `${first.account} 3.00 `].sort())
    await sister.close()
  })
})

test('accounts of a file: each row by the rules of the form, then what it signs in with', async () => {
  const { page, person } = agent
  const name = `b${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`
  await visit(page, '/open-account?way=file')
  await choose(page, 'accounts.csv', [
    'Username,Account type,Nickname',
    `${name}a,,Dara`,
    `${name}b,Agent,`,
    `${name}c,boss,`,
    'x,,',
    `${first.account},,`,
  ])
  await expect(rowOf(page, 'boss')).toContainText('Write “Member” or “Agent”')
  await expect(tableOf(page).getByText('Ready')).toHaveCount(3)
  await page.getByRole('button', { name: 'Open 3 accounts' }).click()
  await expect(page.getByText('1 row was not sent.')).toBeVisible()
  await expect(rowOf(page, first.account)).toContainText('Not sent')
  const { rows } = await person.client.call(teamMembers, { query: { search: name } })
  expect(rows.map(({ account, isAgent }) => `${account} ${isAgent}`).sort()).toEqual([
    `${name}a false`,
    `${name}b true`,
  ])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const text = Buffer.concat(await (await (await download).createReadStream()).toArray()).toString('utf8')
  const [, password = ''] = new RegExp(`${name}a,Member,Dara,([^,]+),`).exec(text) ?? []
  expect(password).toHaveLength(14)
})

test('one offer is sent to several accounts, from a template', async ({ browser }) => {
  const { page, person } = agent
  await giveContracts(browser, person, { kinds: ['dividend'] })
  await travel('endOfDay')
  await visit(page, '/contracts?kind=dividend&side=downline')
  await page.getByRole('link', { name: 'Offer to several' }).click()
  await page.locator('[name="tiers.0.rate"]').fill('12')
  await page.getByRole('button', { name: 'Choose accounts' }).click()
  for (const { account } of [first, second])
    await page.getByRole('checkbox', { name: `Select ${account}`, exact: true }).check()
  await page.getByRole('button', { name: 'Preview for 2 accounts' }).click()
  const table = page.getByRole('table', { name: 'What the offer means for each account' })
  await field(page, 'Name of the template').fill('Standard')
  await page.getByRole('button', { name: 'Save as template' }).click()
  await page.getByRole('button', { name: 'Send 2 offers' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send the offers' }).click()
  await expect(table.getByText('Offered', { exact: true })).toHaveCount(2)
  const { rows } = await person.client.call(contracts, { query: { side: 'downline', state: 'requested' } })
  expect(rows.map(({ party, topRate }) => `${party.account} ${topRate}`).sort()).toEqual(
    [`${first.account} 12`, `${second.account} 12`].sort(),
  )

  await page.getByRole('button', { name: 'New offer' }).click()
  await page.getByLabel('Template').selectOption('Standard')
  await expect(page.locator('[name="tiers.0.rate"]')).toHaveValue('12')

  // A second one beside an open offer: its row says why it was not sent.
  await page.getByRole('button', { name: 'Choose accounts' }).click()
  await page.getByRole('checkbox', { name: `Select ${first.account}`, exact: true }).check()
  await page.getByRole('button', { name: 'Preview for 1 account' }).click()
  await page.getByRole('button', { name: 'Send 1 offer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send the offers' }).click()
  await expect(table.getByRole('row').filter({ hasText: first.account })).toContainText(
    /Not sent.*already has an offer of this type/,
  )
})
