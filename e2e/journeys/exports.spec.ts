import { expect, type Page, test } from '@playwright/test'
import { below, type Side, sideOf, visit } from '../support/agents.ts'
import { deposit, newAgent, playByCall } from '../support/people.ts'
import { download, plainNumbers, type Sheet, tableSheet } from '../support/sheets.ts'

test.describe.configure({ mode: 'serial' })

let agent: Side

test.beforeAll(async ({ browser }) => {
  agent = await sideOf(browser, 'agent', await newAgent(browser, null))
  const member = await below(browser, agent.person, 'member')
  await deposit(member, '60.00')
  for (const stake of ['5.00', '10.00', '20.00']) await playByCall(member, '1001', stake)
})

test.afterAll(async () => agent?.page.context().close())

/** Takes columns out of the table, and waits until they are gone. */
async function hideColumns(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Columns' }).click()
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).uncheck()
  await page.keyboard.press('Escape')
  for (const name of names) await expect(page.getByRole('columnheader', { name, exact: true })).toHaveCount(0)
}

async function shown(page: Page, name: string, lines: number): Promise<Sheet> {
  const table = page.getByRole('table', { name })
  await expect.poll(async () => (await tableSheet(table)).length, { message: name }).toBe(lines)
  return tableSheet(table)
}

test('team betting as a file has the rows, columns and totals that are on the screen', async () => {
  const { page } = agent
  await visit(page, '/team-betting')
  const whole = await shown(page, 'Team betting', 5)
  expect(whole[0]).toHaveLength(13)
  expect(await download(page, 'CSV')).toEqual(whole)

  await hideColumns(page, 'Game', 'Placed', 'Vendor')
  const chosen = await shown(page, 'Team betting', 5)
  expect(chosen[0]).toHaveLength(10)
  // What the totals are called stays, whichever columns go.
  expect(chosen.at(-1)?.slice(0, 5)).toEqual(['Total', '', '', '', '35.00'])
  expect(await download(page, 'CSV')).toEqual(chosen)
  expect(plainNumbers(await download(page, 'XLSX'))).toEqual(plainNumbers(chosen))

  // By level there are no totals, on either.
  await visit(page, '/team-betting?level=1')
  const level = await shown(page, 'Team betting', 4)
  expect(level.at(-1)?.[0]).not.toBe('Total')
  expect(await download(page, 'CSV')).toEqual(level)
})

test('profit and loss as a file is what is on the screen, by account and by day', async () => {
  const { page } = agent
  await visit(page, '/profit-and-loss')
  await hideColumns(page, 'Given', 'Level')
  const accounts = await shown(page, 'User profit and loss', 3)
  expect(await download(page, 'XLSX').then(plainNumbers)).toEqual(plainNumbers(accounts))

  await page.getByRole('tab', { name: 'By day' }).click()
  await hideColumns(page, 'Bonus', 'Rebate')
  const days = await shown(page, 'Team report by day', 3)
  expect(days[0]).toHaveLength(13)
  expect(await download(page, 'CSV')).toEqual(days)
})
