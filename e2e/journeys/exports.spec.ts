import { expect, type Page, test } from '@playwright/test'
import { below, type Side, sideOf, visit } from '../support/agents.ts'
import { billOf, giveContracts } from '../support/contracts.ts'
import { deposit, newAgent, type Person, playByCall } from '../support/people.ts'
import { travel } from '../support/sandbox.ts'
import {
  download,
  plainNumbers,
  type Sheet,
  savedBy,
  shortNumbers,
  tableSheet,
} from '../support/spreadsheets.ts'
import { speak } from '../support/sweep.ts'

test.describe.configure({ mode: 'serial' })

let agent: Side
let member: Person

test.beforeAll(async ({ browser }) => {
  agent = await sideOf(browser, 'agent', await newAgent(browser, null))
  member = await below(browser, agent.person, 'member')
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
  expect(shortNumbers(await download(page, 'CSV'))).toEqual(whole)

  await hideColumns(page, 'Game', 'Placed', 'Vendor')
  const chosen = await shown(page, 'Team betting', 5)
  expect(chosen[0]).toHaveLength(10)
  // What the totals are called stays, whichever columns go.
  expect(chosen.at(-1)?.slice(0, 5)).toEqual(['Total', '', '', '', '35.00'])
  expect(shortNumbers(await download(page, 'CSV'))).toEqual(chosen)
  expect(plainNumbers(shortNumbers(await download(page, 'XLSX')))).toEqual(plainNumbers(chosen))

  // By level there are no totals, on either.
  await visit(page, '/team-betting?level=1')
  const level = await shown(page, 'Team betting', 4)
  expect(level.at(-1)?.[0]).not.toBe('Total')
  expect(shortNumbers(await download(page, 'CSV'))).toEqual(level)
})

test('profit and loss as a file is what is on the screen, by account and by day', async () => {
  const { page } = agent
  await visit(page, '/profit-and-loss')
  await hideColumns(page, 'Bonus cost', 'Level')
  // The account itself comes first.
  const accounts = await shown(page, 'User profit and loss', 4)
  // Its tag is no part of its name.
  const named = accounts.map((row) => row.map((cell) => cell.replace(/Own account$/, '')))
  expect(await download(page, 'XLSX').then(plainNumbers)).toEqual(plainNumbers(named))

  await page.getByRole('tab', { name: 'By day' }).click()
  await hideColumns(page, 'Rewards and bonuses', 'Rebate')
  const days = await shown(page, 'Team report by day', 3)
  expect(days[0]).toHaveLength(14)
  expect(await download(page, 'CSV')).toEqual(days)
})

test('a file says what the screen says, in the language of its reader', async () => {
  const { page } = agent
  await visit(page, '/team-betting')
  await speak(page, 'ar')
  const table = page.getByRole('table').last()
  await expect(table).toHaveAccessibleName('رهانات الفريق')
  await expect.poll(async () => (await tableSheet(table)).length).toBe(5)
  const words = (sheet: Sheet) => sheet.map((line) => line.filter((cell) => /\p{Script=Arabic}/u.test(cell)))
  const shownWords = words(await tableSheet(table))
  expect(shownWords[0]?.length).toBeGreaterThan(8)
  expect(shownWords[1]?.length).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'تنزيل' }).click()
  const file = await savedBy(page, 'CSV', page.getByRole('menuitem', { name: /CSV/ }))
  expect(words(file)).toEqual(shownWords)
  await speak(page, 'en')
})

test('my income as a file is the bills on the screen, with their shares and sums', async ({ browser }) => {
  test.setTimeout(240_000)
  const { page, person } = agent
  await giveContracts(browser, person, { kinds: ['hourSalary'] })
  // It comes into force with the next five minutes.
  await travel(300)
  await deposit(member, '60.00')
  for (const stake of ['10.00', '20.00']) await playByCall(member, '1001', stake)
  await travel('endOfHour')
  await travel(15)
  const bill = await billOf(person, 'hourSalary', ({ state }) => state === 'issued')
  await visit(page, '/income')
  const table = page.getByRole('table', { name: 'Bills' })
  await expect(table.getByRole('link', { name: 'Open' })).toHaveCount(1)
  // What a row opens is not in a file; a share there is a plain number, and what there is not, nothing.
  const screen = (await tableSheet(table)).map((line) =>
    line.slice(0, -1).map((cell) => cell.replace(/^Share$/, 'Share in %').replace(/^–$|(?<=\d)%$/, '')),
  )
  expect(screen).toHaveLength(3)
  expect(screen[1]).toContain(bill.amount)
  const saved = (format: 'CSV' | 'XLSX') =>
    savedBy(page, format, page.getByRole('button', { name: `Save as ${format}` }))
  expect(await saved('CSV')).toEqual(screen)
  expect(plainNumbers(await saved('XLSX'))).toEqual(plainNumbers(screen))
})
