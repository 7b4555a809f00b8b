import { newIntentKey } from '@baize/api'
import { openAccount, tableSettings } from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { below, sideOf, visit } from '../support/agents.ts'
import { deposit, newAgent, playByCall } from '../support/people.ts'

/** How many rows of a table are whole on the first screen. */
async function rowsInView(page: Page, name: string): Promise<number> {
  const height = page.viewportSize()?.height ?? 0
  const rows = page.getByRole('table', { name }).locator('tbody tr')
  const edges = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom))
  return edges.filter((bottom) => bottom <= height).length
}

test('an agent works through tables: sorted by the platform, set up once, saved as a view', async ({
  browser,
}) => {
  const { page, person: agent } = await sideOf(browser, 'agent', await newAgent(browser, null))
  await page.setViewportSize({ width: 1440, height: 900 })
  const main = page.getByRole('main')
  const downline = await below(browser, agent, 'member')
  await deposit(downline, '80.00')
  const stakes = Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? '1.00' : '10.00'))
  for (const stake of stakes) await playByCall(downline, '1001', stake)
  for (let n = 0; n < 9; n++) {
    const username = `${downline.account.slice(0, 8)}x${n}`
    const body = { accountType: 'member', username, password: 'Some-pass-99', rates: {} } as const
    await agent.client.call(openAccount, { body }, { idempotencyKey: newIntentKey() })
  }
  const firstCells = async (name: string, column: number) =>
    main.getByRole('table', { name }).locator(`tbody tr > :nth-child(${column})`).allTextContents()

  await test.step('eight rows and more are on the first screen', async () => {
    await visit(page, '/team-members')
    await expect(main.getByRole('row')).toHaveCount(11)
    expect(await rowsInView(page, 'Team management')).toBeGreaterThanOrEqual(8)
    // Of several days: the charts have their line above the table.
    await visit(page, '/team-betting')
    await main.getByRole('button', { name: /^Quick select/ }).click()
    await page.getByRole('menuitemradio', { name: 'Last 7 days' }).click()
    await expect(main.getByText('10 of 10 bets')).toBeVisible()
    expect(await rowsInView(page, 'Team betting')).toBeGreaterThanOrEqual(8)
  })

  await test.step('stakes are sorted by the platform, highest first, then lowest', async () => {
    const byStake = main.getByRole('button', { name: 'Stake', exact: true })
    await byStake.click()
    await expect(page).toHaveURL(/sort=stake&order=descending/)
    await expect(async () => expect((await firstCells('Team betting', 8))[0]).toContain('10.00')).toPass()
    await byStake.click()
    await expect(page).toHaveURL(/order=ascending/)
    await expect(async () => expect((await firstCells('Team betting', 8))[0]).toContain('1.00')).toPass()
  })

  await test.step('columns are left out and the view is saved, on the account', async () => {
    await main.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Vendor' }).click()
    await expect(page.getByText('Saved to your account.')).toBeVisible()
    await page.keyboard.press('Escape')
    await main.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('textbox', { name: 'View name' }).fill('Small stakes')
    await page.getByRole('button', { name: 'Save this view' }).click()
    await expect(page.getByText('View “Small stakes” saved.')).toBeVisible()
    const { layouts, views } = await agent.client.call(tableSettings, {})
    expect(layouts).toMatchObject([{ page: 'teamBets', hidden: ['vendor'] }])
    expect(views).toMatchObject([{ name: 'Small stakes', page: 'teamBets' }])
    expect(views[0]?.search).toContain('sort=stake&order=ascending')
  })

  await test.step('a column is made wider by keyboard, and stays so on the account', async () => {
    const heading = main.getByRole('columnheader', { name: /^Account/ })
    const before = (await heading.boundingBox())?.width ?? 0
    await main.getByRole('separator', { name: 'Resize Account' }).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(async () => (await heading.boundingBox())?.width).toBeCloseTo(before + 64, 0)
    await expect
      .poll(async () => (await agent.client.call(tableSettings, {})).layouts[0]?.widths.account)
      .toBeGreaterThan(before)
    await page.reload()
    await expect.poll(async () => (await heading.boundingBox())?.width).toBeCloseTo(before + 64, 0)
    await main.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('button', { name: 'Reset table' }).click()
    await expect.poll(async () => (await heading.boundingBox())?.width).toBeCloseTo(before, 0)
    await page.getByRole('checkbox', { name: 'Vendor' }).click()
    await expect
      .poll(async () => (await agent.client.call(tableSettings, {})).layouts[0])
      .toMatchObject({ hidden: ['vendor'], widths: {} })
    await page.keyboard.press('Escape')
  })

  await test.step('another browser has the columns, and the view restores its order', async () => {
    const other = await sideOf(browser, 'agent', agent)
    await visit(other.page, '/team-betting')
    const elsewhere = other.page.getByRole('main')
    await expect(elsewhere.getByText('10 of 10 bets')).toBeVisible()
    await expect(elsewhere.getByRole('columnheader', { name: 'Vendor' })).toHaveCount(0)
    await elsewhere.getByRole('button', { name: 'Views' }).click()
    await other.page.getByRole('button', { name: 'Small stakes', exact: true }).click()
    await expect(elsewhere.getByRole('columnheader', { name: /Stake/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  })

  await test.step('a top list is the team list in another order', async () => {
    await visit(page, '/team-members')
    await main.getByRole('button', { name: 'Top lists' }).click()
    await page.getByRole('menuitemradio', { name: 'Top depositors' }).click()
    await expect(page).toHaveURL(/show=members&sort=deposits&order=descending/)
    await expect(async () =>
      expect((await firstCells('Team management', 2))[0]).toContain(downline.account),
    ).toPass()
  })

  await test.step('movements of money are sorted by any column', async () => {
    await visit(page, '/account-details')
    await main.getByRole('button', { name: 'Amount', exact: true }).click()
    await expect(page).toHaveURL(/sort=amount&order=descending/)
    await expect(async () => expect((await firstCells('Account details', 7))[0]).toContain('80.00')).toPass()
  })

  await test.step('several accounts are selected, tagged, and each says what became of it', async () => {
    await visit(page, '/team-members')
    const boxes = main.getByRole('checkbox', {
      name: new RegExp(`^Select .?${downline.account.slice(0, 8)}x[01]`),
    })
    await expect(boxes).toHaveCount(2)
    for (const box of await boxes.all()) await box.check()
    await main.getByRole('button', { name: 'Balance', exact: true }).click()
    await expect(main.getByText('2 rows selected')).toBeVisible()
    await main.getByRole('button', { name: 'Add a tag' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a tag' })
    await dialog.getByRole('textbox', { name: 'New tag' }).fill('new')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('Tag added', { exact: true })).toHaveCount(2)
    await page.keyboard.press('Escape')
    const saved = page.waitForEvent('download')
    await main.getByRole('button', { name: 'CSV file' }).click()
    expect((await saved).suggestedFilename()).toMatch(
      new RegExp(`^accounts-${agent.account}-\\d{4}-\\d{2}-\\d{2}_\\d{4}-\\d{2}-\\d{2}\\.csv$`),
    )
    await main.getByRole('button', { name: 'Clear selection' }).click()
    await expect(main.getByText('2 rows selected')).toHaveCount(0)
    await main.getByRole('combobox', { name: 'Tag' }).selectOption('new')
    await expect(main.getByRole('row')).toHaveCount(3)
  })

  await test.step('on a phone rows are cards, with the result first', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/team-members')
    const card = main.getByRole('row').filter({ hasText: downline.account })
    const top = (name: string) =>
      card.locator(`[data-label="${name}"]`).evaluate((cell) => cell.getBoundingClientRect().top)
    expect(await top('Net result')).toBeLessThan(await top('Direct accounts'))
  })
})
