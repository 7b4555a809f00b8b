import { contracts } from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { below, type Side, sideOf, visit } from '../support/agents.ts'
import { billOf, giveContracts, offerTo, simpleTerms } from '../support/contracts.ts'
import { deposit, newAgent, originOf, playByCall } from '../support/people.ts'
import { travel } from '../support/sandbox.ts'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let agent: Side
let bill: string
let contract: string

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  agent = await sideOf(browser, 'agent', await newAgent(browser))
  const member = await below(browser, agent.person, 'member')
  await deposit(member, '900.00')
  await giveContracts(browser, agent.person, { kinds: ['hourSalary'] })
  await travel(300)
  for (let n = 0; n < 60; n += 1) await playByCall(member, '1001', '5.00')
  await travel('endOfHour')
  await travel(15)
  const found = await billOf(agent.person, 'hourSalary')
  bill = found.id
  contract = found.contractId
})

/** A page in print, from the dark scheme. */
async function onPaper(path: string, width: number): Promise<Page> {
  const { page } = agent
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await visit(page, path)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.evaluate(() => {
    document.documentElement.dataset.scheme = 'dark'
    dispatchEvent(new Event('beforeprint'))
  })
  return page
}

/** The sheets of the open page: whether each lies. */
async function sheetsOf(page: Page): Promise<boolean[]> {
  await page.emulateMedia({ media: null })
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return boxes.map(([, width, height]) => Number(width) > Number(height))
}

/** What applies to every page: its owner, its time, black on white, no controls, nothing cut off or torn. */
async function keepsRules(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Printed on:')).toBeVisible()
  await expect(page.getByRole('main').getByText('Baize', { exact: true })).toBeVisible()
  for (const role of ['banner', 'navigation', 'tablist', 'search'] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0)
  }
  await expect(page.getByRole('button').filter({ hasNot: page.locator('td *') })).toHaveCount(
    await page.locator('td, th').getByRole('button').count(),
  )
  // A link among the values of a table or a list is one of them; any other is a control.
  await expect(page.locator('main a:not(td a, dd a):visible')).toHaveCount(0)
  const look = await page.evaluate(() => {
    const styles = (selector: string, name: string) => [
      ...new Set(
        [...document.querySelectorAll(selector)].map((node) => getComputedStyle(node).getPropertyValue(name)),
      ),
    ]
    return {
      scheme: styles('html', 'color-scheme'),
      rows: styles('table tr', 'break-inside'),
      heads: styles('table thead', 'display'),
      sums: styles('table tfoot', 'display').filter((display) => display !== 'table-row-group'),
      cut: [...document.querySelectorAll('main *')].filter(
        (node) => node.getBoundingClientRect().right > innerWidth + 1,
      ).length,
      wider: document.documentElement.scrollWidth > innerWidth,
    }
  })
  expect(look).toEqual({
    ...{ scheme: ['light'], rows: ['avoid'], heads: ['table-header-group'], sums: [] },
    ...{ cut: 0, wider: false },
  })
}

/** An A4 sheet less its margins, in CSS pixels. */
const [upright, lying] = [703, 1032]

test('a contract on paper is its terms and the record of consent', async () => {
  const page = await onPaper(`/contracts?kind=hourSalary&contract=${contract}`, upright)
  await keepsRules(page)
  await expect(page.getByRole('heading', { name: 'Record of consent' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(await sheetsOf(page)).toEqual([false])
})

test('an offered contract on paper has the text that is open, and no form', async ({ browser }) => {
  const { person, page } = await sideOf(browser, 'agent', await below(browser, agent.person, 'agent'))
  await offerTo(agent.person, person.account, simpleTerms('hourSalary', '1'))
  const { rows } = await person.client.call(contracts, { query: { side: 'own', state: 'requested' } })
  await visit(page, `/contracts?kind=hourSalary&contract=${rows[0]?.id}`)
  await page.getByRole('button', { name: /^Read the text/ }).click()
  const text = page.getByText('What is agreed', { exact: true })
  await expect(text).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(text).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your answer' })).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.context().close()

  // On the members' site it is a dialog over another page.
  const member = (await sideOf(browser, 'member', person)).page
  await member.goto(originOf('member'))
  await member.mouse.move(40, 300)
  const popup = member.getByRole('dialog', { name: 'Contract' })
  await popup.getByRole('button', { name: /^Read the text/ }).click()
  await expect(popup.getByText('What is agreed', { exact: true })).toBeVisible()
  await member.emulateMedia({ media: 'print' })
  await expect(popup.getByRole('button')).toHaveCount(0)
  await expect(member.locator('main')).toBeHidden()
  const cut = await popup.evaluate((node) =>
    [...node.querySelectorAll('*')].some(
      (each) => getComputedStyle(each).overflowY === 'auto' && each.scrollHeight > each.clientHeight + 1,
    ),
  )
  expect(cut).toBe(false)
  await member.context().close()
})

test('a bill on paper is its reckoning and what was paid', async () => {
  const page = await onPaper(`/hourly-salary?bill=${bill}`, upright)
  await expect(page.getByRole('heading', { name: 'Play behind this bill' })).toBeVisible()
  await keepsRules(page)
  await expect(page.getByRole('heading', { name: 'How it’s calculated' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Is this bill correct?' })).toHaveCount(0)
  // Its payments are on the second.
  expect(await sheetsOf(page)).toEqual([false, false])
})

test('a report on paper has all its rows and columns, and its days', async () => {
  const page = await onPaper('/team-betting', lying)
  const table = page.getByRole('table', { name: 'Team betting' })
  await expect(table.getByRole('row')).toHaveCount(62)
  await keepsRules(page)
  await expect(table.getByRole('columnheader', { name: 'Bet number' })).toBeVisible()
  await expect(table.locator('td').getByRole('button')).toHaveCount(60)
  await expect(page.getByRole('main').locator('p time')).toHaveCount(2)
  const sheets = await sheetsOf(page)
  expect(sheets.length).toBeGreaterThan(1)
  expect(new Set(sheets)).toEqual(new Set([true]))
})
