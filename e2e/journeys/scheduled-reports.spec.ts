import { expect, test } from '@playwright/test'
import { agentPage, below, type Side, sideOf, visit } from '../support/agents.ts'
import { deposit, newAgent, type Person, playByCall } from '../support/people.ts'
import { travel } from '../support/sandbox.ts'
import { field } from '../support/screens.ts'
import { savedBy, shortNumbers, tableSheet } from '../support/spreadsheets.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let agent: Side
let member: Person

test.beforeAll(async ({ browser }) => {
  agent = await sideOf(browser, 'agent', await newAgent(browser, null))
  member = await below(browser, agent.person, 'member')
  await deposit(member, '60.00')
  await playByCall(member, '1001', '5.00')
  await playByCall(member, '1001', '10.00')
})

test.afterAll(async () => agent?.page.context().close())

test('a report that is scheduled waits as a file in the messages when the day is over', async ({
  browser,
}) => {
  const { page } = agent
  await visit(page, `/team-betting?account=${member.account}`)
  const table = page.getByRole('table', { name: 'Team betting' })
  await expect.poll(async () => (await tableSheet(table)).length).toBe(4)
  const screen = await tableSheet(table)

  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule this report' })
  await field(dialog, 'Name').fill('Bets for the office')
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('csv')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText('Report scheduled. You get a message for each file.')).toBeVisible()

  await visit(page, '/scheduled-reports')
  const schedule = page.getByRole('table', { name: 'Schedules' }).getByRole('row').nth(1)
  await expect(schedule).toContainText('Bets for the office')
  await expect(page.getByText('No files yet')).toBeVisible()

  await travel('endOfDay')
  await travel(16 * 60)
  // The page is open and shows the file by itself.
  const files = page.getByRole('table', { name: 'Files' })
  await expect(files.getByRole('row').nth(1)).toContainText('Bets for the office', { timeout: 60_000 })

  await visit(page, '/messages')
  const main = page.getByRole('main')
  await main.getByRole('listitem').filter({ hasText: 'Scheduled report ready' }).getByRole('button').click()
  await main.getByRole('link', { name: 'View details' }).click()
  await expect(page).toHaveURL(/scheduled-reports\?file=/)
  const file = await savedBy(page, 'CSV', main.getByRole('button', { name: 'Download', exact: true }))
  expect(shortNumbers(file)).toEqual(screen)

  // The link shows nothing to another account, and leads who is not signed in to the door.
  const path = `/scheduled-reports${new URL(page.url()).search}`
  const other = await sideOf(browser, 'agent', await newAgent(browser, null))
  await visit(other.page, path)
  await expect(other.page.getByText('This file has expired, or it belongs to another account.')).toBeVisible()
  await other.page.context().close()
  const stranger = await browser.newPage()
  await stranger.goto(agentPage(path))
  await expect(stranger.getByRole('heading', { name: 'Sign in', level: 2 })).toBeVisible()
  await stranger.close()
})

test('a paused schedule makes nothing, and a deleted one is gone with its files kept', async () => {
  const { page } = agent
  await visit(page, '/scheduled-reports')
  const schedules = page.getByRole('table', { name: 'Schedules' })
  await schedules.getByRole('button', { name: 'Pause' }).click()
  await expect(schedules).toContainText('Paused')
  await travel('endOfDay')
  await travel(16 * 60)
  const files = page.getByRole('table', { name: 'Files' })
  await visit(page, '/scheduled-reports')
  await expect(files.getByRole('row')).toHaveCount(2)
  await schedules.getByRole('button', { name: 'Resume' }).click()
  await expect(schedules).not.toContainText('Paused')
  await schedules.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No scheduled reports')).toBeVisible()
  await expect(files.getByRole('row')).toHaveCount(2)
})
