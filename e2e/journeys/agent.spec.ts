import { balance, teamMembers, teamOverview } from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { minus, sum } from '../support/amounts.ts'
import { callerOf, freshName, newAgent, secrets } from '../support/people.ts'
import { accountOf, product } from '../support/product.ts'
import {
  expectBalance,
  field,
  figureOf,
  fill,
  playRound,
  type Round,
  shownAmount,
  valueBeside,
} from '../support/screens.ts'

async function signIn(page: Page, account: string, password: string): Promise<void> {
  await fill(page, { Username: account, Password: password })
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('who is no agent is refused on the agent site, in words', async ({ page }) => {
  const { account, password } = accountOf('member')
  await page.goto(product().urls.agent)
  await signIn(page, account, password)
  const summary = page.getByRole('region', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary).toHaveText(/Only agents can sign in here\. Members sign in on the member site\./)
  await expect(field(page, 'Username')).toHaveValue(account)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})

test('an agent opens an account by link, sees its figures as they happen, and sends it money', async ({
  page,
  browser,
}) => {
  const agent = await newAgent(browser)
  const newcomer = freshName('joiner')
  const memberContext = await browser.newContext({ locale: 'en-US' })
  const member = await memberContext.newPage()
  const rounds: Round[] = []
  let address = ''

  await test.step('signs in', async () => {
    await page.goto(product().urls.agent)
    await signIn(page, agent.account, agent.password)
    await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
    await expect(page.getByText('Nothing needs your attention')).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Agent centre' })
    await menu.getByRole('link', { name: 'Team overview' }).click()
    await expect(page.getByText('Your team begins with one link')).toBeVisible()
    await expectBalance(page, '300.00')
  })

  await test.step('opens a link', async () => {
    const menu = page.getByRole('navigation', { name: 'Agent centre' })
    await menu.getByRole('link', { name: 'Create account' }).click()
    await page.getByRole('tab', { name: 'By link and QR code' }).click()
    await page.getByRole('button', { name: 'Create link' }).click()
    const made = page.getByRole('textbox', { name: 'Address' })
    await expect(made).toHaveValue(/\/register\?referralCode=/)
    address = await made.inputValue()
    await menu.getByRole('link', { name: 'Team overview' }).click()
    await expect(page.getByText('Your team begins with one link')).toBeVisible()
  })
  const loaded = await page.evaluate(() => performance.timeOrigin)

  await test.step('a visitor registers by it', async () => {
    await member.goto(address)
    const popup = member.getByRole('dialog', { name: 'Open an account' })
    await expect(popup.getByText('Your invitation is valid.')).toBeVisible()
    await fill(popup, { Username: newcomer, Password: secrets.password })
    await fill(popup, { 'Confirm password': secrets.password, 'Payment password': secrets.paymentPassword })
    await popup.getByRole('checkbox', { name: /accept the terms/ }).check()
    await popup.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(popup).toBeHidden()
    await expect(figureOf(page, 'Members')).toContainText('1')
    await expect(figureOf(page, 'New')).toHaveText('New1')
  })

  await test.step('deposits and plays', async () => {
    await member.getByRole('banner').getByRole('link', { name: 'Deposit' }).click()
    await field(member, 'Amount').fill('80.00')
    await member.getByRole('button', { name: 'Continue to payment' }).click()
    await expectBalance(member, '80.00')
    await expect(figureOf(page, 'First deposits')).toHaveText('First deposits1')
    await member.getByRole('banner').getByRole('link', { name: 'Slots' }).click()
    await member.getByRole('button', { name: /^Golden Naga/ }).click()
    for (let number = 0; number < 3; number += 1) rounds.push(await playRound(member, 'Golden Naga'))
  })

  const stake = sum(...rounds.map((round) => round.stake))
  const payout = sum(...rounds.map((round) => round.payout))
  const result = sum(payout, minus(stake))
  const left = sum('80.00', result)

  await test.step('the overview shows exactly that, by itself', async () => {
    const expected = {
      'Team balance': left,
      'Profit and loss': result,
      // The agent's own deposit of 300.00 is part of the team's.
      Deposits: '380.00',
      Withdrawals: '0.00',
      Stake: stake,
      'Valid bet': stake,
      Payout: payout,
    }
    for (const [label, amount] of Object.entries(expected)) {
      const tile = figureOf(page, label).first()
      await expect.poll(() => shownAmount(tile), { message: label }).toBe(amount)
    }
    await expect(figureOf(page, 'Active')).toHaveText('Active1')
    const row = page.getByRole('table', { name: 'By game category' }).getByRole('row', { name: /Slots/ })
    await expect(row).toContainText(`$${stake}`)
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded)

    const token = await page.evaluate(() => sessionStorage.getItem('token'))
    const { client } = callerOf(page.context(), 'agent', token ?? '')
    const figures = await client.call(teamOverview, { query: {} })
    expect(figures).toMatchObject({ teamBalance: left, stake, payout, profitLoss: result, members: 1 })
  })

  await test.step('a figure leads to its rows, and down to one bet', async () => {
    await figureOf(page, 'Stake').first().click()
    await expect(page.getByRole('heading', { name: 'Team betting', level: 1 })).toBeVisible()
    await expect(page.getByText('3 of 3 bets')).toBeVisible()
    const table = page.getByRole('table', { name: 'Team betting' })
    await expect(table.getByRole('row').last()).toContainText(`$${stake}`)
    await table.getByRole('button').last().click()
    const bet = page.getByRole('dialog', { name: 'Bet' })
    await expect(bet).toContainText(newcomer)
    await page.reload()
    await expect(bet).toContainText(newcomer)
    await page.goto(`${product().urls.agent.replace(/\/$/, '')}/agentHome/team-betting?account=dara2026`)
    await expect(page.getByText('This was not found. It may have been removed.')).toBeVisible()
  })

  await test.step('the link says what came of it', async () => {
    const menu = page.getByRole('navigation', { name: 'Agent centre' })
    await menu.getByRole('link', { name: 'Create account' }).click()
    await page.getByRole('tab', { name: 'By link and QR code' }).click()
    const link = page.getByRole('table', { name: 'Your links' }).getByRole('row').nth(1)
    for (const [label, text] of [
      ['Opened', /^[1-9]/],
      ['Uses', /^1 of /],
      ['First deposits', /^1$/],
      ['Valid bet', `$${stake}`],
    ] as const)
      await expect(link.locator(`[data-label="${label}"]`), label).toHaveText(text)
  })

  await test.step('sends money down, when all is right', async () => {
    await page
      .getByRole('navigation', { name: 'Agent centre' })
      .getByRole('link', { name: 'Transfer' })
      .click()
    await page.getByRole('list', { name: 'Recipient' }).getByRole('button', { name: newcomer }).click()
    const summary = page.getByRole('region', { name: 'There is a problem' })
    const review = page.getByRole('button', { name: 'Review' })

    await fill(page, { Amount: '300.01', 'Payment password': agent.paymentPassword, Note: 'Welcome' })
    await review.click()
    await expect(summary).toBeFocused()
    await expect(field(page, 'Amount')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Note')).toHaveValue('Welcome')

    await fill(page, { Amount: '25.00', 'Payment password': '000000' })
    await review.click()
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(summary).toBeFocused()
    await expect(field(page, 'Amount')).toHaveValue('25.00')
    await expect(field(page, 'Note')).toHaveValue('Welcome')
    await expectBalance(page, '300.00')

    await field(page, 'Payment password').fill(agent.paymentPassword)
    await review.click()
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
    await expect.poll(() => shownAmount(valueBeside(page, 'Your balance'))).toBe('275.00')
    await expect.poll(() => shownAmount(valueBeside(page, `Balance of ${newcomer}`))).toBe(sum(left, '25.00'))
    await expectBalance(page, '275.00')
    await member.getByRole('button', { name: 'Exit' }).click()
    await expectBalance(member, sum(left, '25.00'))
  })

  await test.step('the platform has the same figures', async () => {
    const token = await page.evaluate(() => sessionStorage.getItem('token'))
    const { client } = callerOf(page.context(), 'agent', token ?? '')
    expect((await client.call(balance, {})).balance).toBe('275.00')
    const { rows } = await client.call(teamMembers, { query: {} })
    expect(rows.map(({ account, balance: theirs }) => [account, theirs])).toEqual([
      [newcomer, sum(left, '25.00')],
    ])
  })
  await memberContext.close()
})
