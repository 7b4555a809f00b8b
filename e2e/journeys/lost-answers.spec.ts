import {
  bonuses,
  cancelBonus,
  cancelWithdrawal,
  claimBonus,
  claimPromotion,
  claimRaffle,
  claimRebate,
  claimReward,
  confirmWithdrawal,
  openEnvelope,
  pointsBalance,
  pointsReward,
  raffle,
  showIdentity,
  withdrawalDetail,
} from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { sum } from '../support/amounts.ts'
import { balanceOf, deposit, memberWithMoney, type Person, playByCall } from '../support/people.ts'
import { openRebate, withdraw, withPayout } from '../support/requested.ts'
import { letItRain } from '../support/sandbox.ts'
import { expectBalance, expectTold, openMember, pixel, shownAmount } from '../support/screens.ts'
import { findsOutWhatWasDone, loseAnswers } from '../support/surviving.ts'

const pointsOf = async ({ client }: Person) => (await client.call(pointsBalance, {})).points

const mainOf = (page: Page) => page.getByRole('main')

test('a payout whose answer was lost is seen to be paid', async ({ page }) => {
  const person = await withPayout(page)
  await openMember(page, '/promotions/starter')
  await findsOutWhatWasDone(page, {
    call: claimPromotion,
    button: page.getByRole('main').getByRole('button', { name: 'Claim payout' }),
    done: () => page.getByRole('main').getByText('Claimed', { exact: true }).first(),
  })
  await expectBalance(page, '25.00')
  expect((await balanceOf(person)).balance).toBe('25.00')
})

test('tickets whose answer was lost are seen to be there, and the next ones are claimed', async ({
  page,
}) => {
  const person = await memberWithMoney(page, '30.00')
  await openMember(page, '/raffle')
  const main = page.getByRole('main')
  await findsOutWhatWasDone(page, {
    call: claimRaffle,
    button: main.getByRole('button', { name: 'Claim 3 tickets' }),
    done: () => main.getByRole('button', { name: 'No tickets to claim yet' }),
  })
  await deposit(person, '10.00')
  await page.reload()
  await main.getByRole('button', { name: 'Claim 1 ticket' }).click()
  await expect(page.getByText(/Your ticket has the number \d+/)).toBeVisible()
  expect((await person.client.call(raffle, {})).own).toMatchObject({ claimed: 4, claimable: 0 })
})

test('points whose answer was lost are seen to be collected, and the next ones are', async ({ page }) => {
  const person = await memberWithMoney(page, '500.00')
  await playByCall(person, '1001', '100.00')
  const first = (await person.client.call(pointsBalance, {})).pending
  await openMember(page, '/pointMall')
  await findsOutWhatWasDone(page, {
    call: pointsReward,
    button: page.getByRole('button', { name: /^Collect \d+ points$/ }),
    done: () => page.getByRole('button', { name: 'Nothing to collect yet' }),
  })
  expect(await pointsOf(person)).toBe(first)
  await playByCall(person, '1001', '100.00')
  await playByCall(person, '1001', '100.00')
  const second = (await person.client.call(pointsBalance, {})).pending
  await page.reload()
  await page.getByRole('button', { name: `Collect ${Number(second)} points` }).click()
  await expect(page.getByText(`${Number(second)} points are yours.`)).toBeVisible()
  expect(await person.client.call(pointsBalance, {})).toMatchObject({
    points: (Number(first) + Number(second)).toFixed(2),
    pending: '0.00',
  })
})

test('a bonus whose answer was lost is seen to be played, and to be given up', async ({ page }) => {
  const person = await memberWithMoney(page, '30.00')
  const { rows } = await person.client.call(bonuses, { query: { state: 'offered', pageSize: '20' } })
  const amount = rows[0]?.amount ?? ''
  await openMember(page, '/member/bonuses')
  const card = mainOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: rows[0]?.name ?? '', exact: true }) })
  await findsOutWhatWasDone(page, {
    call: claimBonus,
    button: card.getByRole('button', { name: 'Claim', exact: true }),
    done: () => card.getByRole('progressbar', { name: 'Wagered' }),
  })
  expect((await balanceOf(person)).bonus).toBe(amount)
  await findsOutWhatWasDone(page, {
    call: cancelBonus,
    button: card.getByRole('button', { name: 'Give up' }),
    confirm: 'Give it up',
    done: () => mainOf(page).getByRole('heading', { level: 1 }),
  })
  await expect(card).toBeHidden()
  expect(await balanceOf(person)).toMatchObject({ balance: '30.00', bonus: '0.00' })
})

test('a mission whose answer was lost is seen to be claimed', async ({ page }) => {
  const person = await memberWithMoney(page, '30.00')
  await openMember(page, '/member/missions?every=day')
  await findsOutWhatWasDone(page, {
    call: claimReward,
    button: mainOf(page).getByRole('button', { name: 'Claim reward' }),
    done: () => mainOf(page).getByText('Reward claimed').first(),
  })
  expect(await pointsOf(person)).toBe('50.00')
})

test('a reward whose answer was lost is gone from what waits', async ({ page }) => {
  const person = await memberWithMoney(page, '30.00')
  await openMember(page, '/member/rewards')
  const card = mainOf(page).getByRole('listitem').filter({ hasText: 'Goes to your points.' })
  await findsOutWhatWasDone(page, {
    call: claimReward,
    button: card.getByRole('button', { name: 'Claim', exact: true }),
    done: () => mainOf(page).getByRole('heading', { level: 1 }),
  })
  await expect(card).toBeHidden()
  expect(await pointsOf(person)).toBe('50.00')
})

test('a red envelope whose answer was lost is seen to be opened, with what was in it', async ({ page }) => {
  const person = await memberWithMoney(page, '30.00')
  await letItRain()
  await openMember(page, '/red-envelope')
  const told = page.getByText(/^There was .* in it\.$/)
  await findsOutWhatWasDone(page, {
    call: openEnvelope,
    button: page.getByRole('button', { name: 'Open', exact: true }),
    done: () => told,
  })
  const funds = sum('30.00', await shownAmount(told))
  await expectBalance(page, funds)
  expect((await balanceOf(person)).balance).toBe(funds)
})

test('what was said of a withdrawal is seen to be said, though its answer was lost', async ({ page }) => {
  test.setTimeout(120_000)
  const person = await memberWithMoney(page, '90.00')
  await test.step('a document is shown', async () => {
    const withdrawal = await withdraw(page, person, '20.06')
    await page.locator('input[type=file]').setInputFiles(pixel, { timeout: 30_000 })
    const end = await loseAnswers(page, showIdentity)
    await page.getByRole('button', { name: 'Show the document' }).click()
    // The platform's own word comes before the failure does.
    await expect(page.getByRole('radio', { name: /All of it came/ })).toBeVisible({ timeout: 30_000 })
    await end()
    const { history } = await person.client.call(withdrawalDetail, withdrawal)
    expect(history.filter(({ reason }) => reason === 'documentShown')).toHaveLength(1)
  })
  await test.step('it came', async () => {
    await page.getByRole('radio', { name: /All of it came/ }).check()
    const end = await loseAnswers(page, confirmWithdrawal)
    await page.getByRole('button', { name: 'Send the answer' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, received' }).click()
    await expectTold(page, 'Received')
    await expect(page.getByRole('button', { name: 'Send the answer' })).toBeHidden()
    await end()
  })
  await test.step('it is taken back', async () => {
    await withdraw(page, person, '20.08')
    await expect(page.getByRole('button', { name: 'Show the document' })).toBeVisible({ timeout: 30_000 })
    await findsOutWhatWasDone(page, {
      call: cancelWithdrawal,
      button: page.getByRole('button', { name: 'Cancel the withdrawal' }),
      confirm: 'Cancel the withdrawal',
      done: () => mainOf(page).getByRole('status').filter({ hasText: 'Cancelled' }),
    })
  })
  await expectTold(page, 'Cancelled')
  await expectBalance(page, '69.94')
  expect((await balanceOf(person)).balance).toBe('69.94')
})

// The last one: it moves the clock.
test('a rebate whose answer was lost is seen to be paid', async ({ page }) => {
  const person = await memberWithMoney(page, '500.00')
  const { button, worth, before } = await openRebate(page, person)
  await findsOutWhatWasDone(page, {
    call: claimRebate,
    button,
    done: () => page.getByText('Nothing to claim yet'),
  })
  await expectBalance(page, sum(before, worth))
  expect((await balanceOf(person)).balance).toBe(sum(before, worth))
})
