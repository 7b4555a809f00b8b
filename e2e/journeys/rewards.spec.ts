import { balance, bonuses, pointsBalance, rewards } from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { sum } from '../support/amounts.ts'
import { enter, memberWithMoney, newMember, playByCall } from '../support/people.ts'
import { travel } from '../support/sandbox.ts'
import { expectBalance, field, openMember, shownAmount } from '../support/screens.ts'

test('rewards are claimed: one, then a chosen bonus, and stand under what was claimed', async ({ page }) => {
  const { client } = await memberWithMoney(page, '30.00')
  await openMember(page, '/member/rewards')
  const claims = page.getByRole('button', { name: 'Claim', exact: true })
  await expect(claims.first()).toBeVisible()
  const { count } = await client.call(rewards, {})
  expect(count).toBeGreaterThan(2)
  await expect(claims).toHaveCount(count)
  const mission = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Added to your points.' })
  await mission.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(page.getByText('1 reward claimed.')).toBeVisible()
  await expect(claims).toHaveCount(count - 1)
  expect((await client.call(pointsBalance, {})).points).not.toBe('0.00')

  await page.getByRole('button', { name: 'Choose a bonus' }).click()
  // One bonus is played with at a time: it is chosen, and the others wait.
  const choice = page.getByRole('dialog', { name: 'Choose a bonus to claim first' })
  await expect(choice.getByText(/^Converts to cash after you wager/).first()).toBeVisible()
  await choice.getByRole('radio').first().check()
  await choice.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(page.getByText(/Your active bonus is .*\./)).toBeVisible()
  const left = (await client.call(rewards, {})).rewards
  await expect(claims).toHaveCount(left.length)
  expect(left.every(({ kind }) => kind === 'bonus')).toBe(true)
  await page.getByRole('tab', { name: 'Claimed' }).click()
  await expect(page).toHaveURL(/show=claimed/)
  const claimed = page.getByRole('table', { name: 'Claimed' })
  for (const source of ['Missions', 'Bonuses']) {
    await expect(claimed.getByRole('row').filter({ hasText: source }).first()).toBeVisible()
  }
})

test('a mission that is reached pays its reward, once', async ({ page }) => {
  const { client } = await memberWithMoney(page, '30.00')
  await openMember(page, '/member/missions?every=day')
  const claim = page.getByRole('main').getByRole('button', { name: 'Claim reward' })
  await expect(claim).toHaveCount(1)
  await claim.click()
  await expect(page.getByText('Reward claimed.')).toBeVisible()
  await expect(page.getByText('Reward claimed').first()).toBeVisible()
  await expect(claim).toHaveCount(0)
  expect((await client.call(pointsBalance, {})).points).toBe('50.00')
  await page.getByRole('tab', { name: 'Leaderboard' }).click()
  await expect(page.getByText(/Score = total valid bet/)).toBeVisible()
})

test('a promo code grants a bonus, which is claimed, wagered, and given up', async ({ page }) => {
  const { client } = await memberWithMoney(page, '30.00')
  await openMember(page, '/member/bonuses')
  const enterCode = async (code: string) => {
    await field(page, 'Code').fill(code)
    await page.getByRole('button', { name: 'Apply' }).click()
  }
  await enterCode('NOSUCHCODE')
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeVisible()
  await expect(field(page, 'Code')).toHaveValue('NOSUCHCODE')
  await enterCode('EMERALD')
  await expect(page.getByText(/is ready to claim/)).toBeVisible()
  const card = page.getByRole('listitem').filter({ has: page.getByText('8×') })
  await card.getByRole('button', { name: 'Claim' }).click()
  await expect(page.getByText('Bonus claimed.')).toBeVisible()
  await expect(card.getByRole('progressbar', { name: 'Wagered' })).toBeVisible()
  expect((await client.call(balance, {})).bonus).toBe('10.00')
  await card.getByRole('button', { name: 'Forfeit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forfeit' }).click()
  await expect(page.getByText('Bonus forfeited.')).toBeVisible()
  await expect(card).toBeHidden()
  expect((await client.call(balance, {})).bonus).toBe('0.00')
  const { rows } = await client.call(bonuses, { query: { pageSize: '50' } })
  expect(rows.map(({ state }) => state)).toContain('cancelled')
  await expectBalance(page, '30.00')
})

test('a rebate gathers, can be claimed after the cut-off, and is paid once', async ({ page }) => {
  const person = await memberWithMoney(page, '500.00')
  await playByCall(person, '1001', '100.00')
  await playByCall(person, '1001', '100.00')
  await openMember(page, '/member/rebate')
  await expect(page.getByText('Nothing to claim yet')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Pending rebate by category' })).toContainText('200.00')
  await travel('endOfDay')
  // A bet of the day's last moment is written by then.
  await travel(6 * 60)
  await page.reload()
  const claim = page.getByRole('button', { name: 'Claim rebate' })
  await expect(claim).toBeVisible()
  const before = (await person.client.call(balance, {})).balance
  const section = page.getByRole('main').locator('section').filter({ has: claim })
  const worth = await shownAmount(section)
  await claim.click()
  await expect(page.getByText('Rebate added to your balance.')).toBeVisible()
  await expectBalance(page, sum(before, worth))
  await expect(page.getByText('Nothing to claim yet')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Claimed rebates' }).getByRole('row')).toHaveCount(2)
})

test('a friend comes by the link, and the member sees how far the friend came', async ({ page, browser }) => {
  const person = await newMember(page.context())
  await enter(page, 'member', person)
  await openMember(page, '/member/referral')
  const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue()
  const code = await page.getByRole('textbox', { name: 'Your code' }).inputValue()

  const elsewhere = await browser.newContext()
  const friend = await elsewhere.newPage()
  await friend.goto(link)
  const popup = friend.getByRole('dialog', { name: 'Open an account' })
  await expect(field(popup, 'Referral code')).toHaveValue(code)
  // Without the code: the browser is known by the link that it opened, for as long as it keeps the platform's cookie.
  await newMember(elsewhere)
  await elsewhere.close()
  await page.reload()
  const table = page.getByRole('table', { name: 'Your friends' })
  await expect(table).toContainText('Registered')
  await expect(table).not.toContainText('walker')
})
