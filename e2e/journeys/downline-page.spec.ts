import { newIntentKey } from '@baize/api'
import { bets, teamMemberDetail, teamNotes, transferUpline } from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { below, sideOf, visit } from '../support/agents.ts'
import { memberIdOf } from '../support/contracts.ts'
import { deposit, newAgent, playByCall } from '../support/people.ts'

test('an agent finds a downline, keeps what it knows of it, and follows its money and bets by number', async ({
  browser,
}) => {
  const { page, person: agent } = await sideOf(browser, 'agent', await newAgent(browser, null))
  const downline = await below(browser, agent, 'member')
  await deposit(downline, '40.00')
  await playByCall(downline, '1001', '10.00')
  const body = { amount: '3.00', paymentPassword: downline.paymentPassword, note: 'Rent of the table' }
  const sent = await downline.client.call(transferUpline, { body }, { idempotencyKey: newIntentKey() })
  const id = await memberIdOf(agent, downline.account)
  const main = page.getByRole('main')
  const searchFor = async (text: string, option: RegExp) => {
    const palette = page.getByRole('dialog', { name: 'Search everything' })
    await page.getByRole('button', { name: 'Search everything' }).click()
    await palette.getByRole('combobox').fill(text)
    await palette.getByRole('option', { name: option }).click()
  }

  await test.step('searches for the account from anywhere, and opens its page', async () => {
    await visit(page, '/messages')
    await searchFor(downline.account.slice(2), new RegExp(`^${downline.account}`))
    await expect(page).toHaveURL(new RegExp(`/downline\\?id=${id}`))
    await expect(main.getByRole('heading', { level: 1, name: downline.account })).toBeVisible()
  })

  await test.step('adds a tag and a note, by which the team is found', async () => {
    await main.getByRole('button', { name: 'Add a tag' }).click()
    await page.getByRole('textbox', { name: 'New tag' }).fill('weekends')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Tags saved.')).toBeVisible()
    await page.keyboard.press('Escape')
    await main.getByRole('tab', { name: 'Notes' }).click()
    await main.getByRole('textbox', { name: 'Your note' }).fill('Prefers live tables')
    await main.getByRole('button', { name: 'Save note' }).click()
    await expect(main.getByRole('listitem').filter({ hasText: 'Prefers live tables' })).toBeVisible()
    const noted = await agent.client.call(teamNotes, { query: { memberId: id } })
    expect(noted.rows).toMatchObject([{ text: 'Prefers live tables' }])
    const detail = await agent.client.call(teamMemberDetail, { params: { id }, query: {} })
    expect(detail.tags).toEqual(['weekends'])
    await visit(page, '/team-members?search=live tab')
    await expect(main.getByRole('row').filter({ hasText: downline.account })).toBeVisible()
    await visit(page, '/team-members?tag=weekends')
    await main.getByRole('link', { name: 'Details' }).click()
  })

  await test.step('reads what happened to it, and what it deposited', async () => {
    await main.getByRole('tab', { name: 'Timeline' }).click()
    const timeline = main.getByRole('list', { name: 'Timeline' })
    await expect(timeline).toContainText('Deposit of')
    await expect(timeline).toContainText('sent to')
    await main.getByRole('tab', { name: 'Deposits' }).click()
    await expect(main.getByRole('table', { name: 'Deposits' })).toContainText('40.00')
  })

  await test.step('finds its bet by number', async () => {
    const [bet] = (await downline.client.call(bets, { query: {} })).rows
    await searchFor(bet?.id ?? '', /^Bet:/)
    await expect(page.getByRole('dialog', { name: 'Bet' })).toContainText(downline.account)
    await page.keyboard.press('Escape')
  })

  await test.step('reads its transfer with balances, and opens the receipt of what was received', async () => {
    await visit(page, `/account-details?account=${downline.account}&type=transferSent`)
    const row = main.getByRole('row').filter({ hasText: 'Rent of the table' })
    await expect(row).toContainText(agent.account)
    await expect(row).toContainText('Out')
    await visit(page, `/transfer?way=history&search=${sent.id}`)
    await main.getByRole('button', { name: new RegExp(`${sent.id.slice(-8)}$`) }).click()
    const receipt = page.getByRole('dialog', { name: 'Receipt' })
    await expect(receipt).toContainText('3.00')
    await page.reload()
    await expect(receipt).toContainText('Rent of the table')
  })
})
