import {
  boardVisibility,
  bonuses,
  cancelBonus,
  claimBonus,
  claimPromotion,
  claimRaffle,
  claimRebate,
  claimReward,
  openEnvelope,
  pointsBalance,
  raffle,
  redeemPromoCode,
  rewards,
  setBoardVisibility,
} from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { sum } from '../support/amounts.ts'
import { balanceOf, memberWithMoney, type Person } from '../support/people.ts'
import { openRebate, standing, withPayout } from '../support/requested.ts'
import { letItRain } from '../support/sandbox.ts'
import { expectBalance, openMember, shownAmount } from '../support/screens.ts'
import { survivesPressing, survivesSending } from '../support/surviving.ts'

test.describe.configure({ timeout: 150_000 })

const claimIn = (place: ReturnType<Page['getByRole']>) =>
  place.getByRole('button', { name: 'Claim', exact: true })

const statesOf = async ({ client }: Person) =>
  (await client.call(bonuses, { query: { pageSize: '50' } })).rows.map(({ state }) => state)

test('a promo code, its bonus and giving it up survive six faults, each once', async ({ page }) => {
  const person = await memberWithMoney(page, '30.00')
  const before = (await statesOf(person)).length
  await openMember(page, '/member/bonuses')
  await survivesSending(page, {
    call: redeemPromoCode,
    values: { Code: 'EMERALD' },
    submit: 'Enter the code',
    keyed: true,
    done: () => page.getByText(/is ready to claim/),
  })
  expect(await statesOf(person)).toHaveLength(before + 1)
  const card = page.getByRole('listitem').filter({ has: page.getByText('8×') })
  await survivesPressing(page, {
    call: claimBonus,
    button: claimIn(card),
    done: () => card.getByRole('progressbar', { name: 'Wagered' }),
  })
  expect((await balanceOf(person)).bonus).toBe('10.00')
  await survivesPressing(page, {
    call: cancelBonus,
    button: card.getByRole('button', { name: 'Give up' }),
    confirm: 'Give it up',
    done: () => page.getByText('The bonus is given up.'),
  })
  await expect(card).toBeHidden()
  expect(await balanceOf(person)).toMatchObject({ balance: '30.00', bonus: '0.00' })
  expect((await statesOf(person)).filter((state) => state === 'cancelled')).toHaveLength(1)
})

test('a bonus on the VIP page survives six faults, and is claimed once', async ({ page }) => {
  const person = await memberWithMoney(page, '30.00')
  await openMember(page, '/vip')
  const button = claimIn(page.getByRole('main')).first()
  await expect(button).toBeVisible()
  const played = async () => (await statesOf(person)).filter((state) => state !== 'offered').length
  const before = await played()
  await survivesPressing(page, {
    call: claimBonus,
    button,
    done: () => page.getByText(/is yours. You can play with it now/),
  })
  expect(await played()).toBe(before + 1)
})

test('a reward of a mission survives six faults, and is paid once', async ({ page }) => {
  const person = await memberWithMoney(page, '30.00')
  await openMember(page, '/member/missions?every=day')
  const claim = page.getByRole('main').getByRole('button', { name: 'Claim reward' })
  await survivesPressing(page, {
    call: claimReward,
    button: claim,
    done: () => page.getByText('The reward is yours.'),
  })
  await expect(claim).toHaveCount(0)
  expect((await person.client.call(pointsBalance, {})).points).toBe('50.00')
})

test('“Claim all” survives six faults, and each is paid once', async ({ page }) => {
  const { client } = await memberWithMoney(page, '30.00')
  const { rewards: ready } = await client.call(rewards, {})
  const points = ready.filter(({ kind }) => kind === 'points')
  expect(ready.length).toBeGreaterThan(2)
  await openMember(page, '/member/rewards')
  const claims = claimIn(page.getByRole('main'))
  await survivesPressing(page, {
    call: claimReward,
    button: page.getByRole('button', { name: 'Claim all' }),
    done: () => page.getByText(/^\d+ rewards? (is|are) yours\.$/),
  })
  const left = (await client.call(rewards, {})).rewards
  await expect(claims).toHaveCount(left.length)
  expect(left.every(({ kind }) => kind === 'bonus')).toBe(true)
  const worth = points.map(({ amount }) => amount ?? '0.00')
  expect((await client.call(pointsBalance, {})).points).toBe(sum(...(worth as [string])))
})

test('of “Claim all” one that fails is told of, stays, and holds up none of the others', async ({ page }) => {
  const { client } = await memberWithMoney(page, '30.00')
  const { rewards: ready } = await client.call(rewards, {})
  const points = ready.find(({ kind }) => kind === 'points')
  await openMember(page, '/member/rewards')
  await expect(claimIn(page.getByRole('main'))).toHaveCount(ready.length)
  const ofPoints = ({ pathname }: URL) => decodeURIComponent(pathname) === `/wps/rewards/${points?.id}/claim`
  await page.route(ofPoints, (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Claim all' }).click()
  await expect(page.getByText('The connection failed. Check your network and try again.')).toBeVisible()
  await expect(page.getByText(/^\d+ rewards? (is|are) yours\.$/)).toBeVisible()
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: points?.title ?? '' })
  expect((await client.call(rewards, {})).rewards.map(({ id }) => id)).toContain(points?.id)
  await page.unroute(ofPoints)
  await claimIn(card).click()
  await expect(card).toBeHidden()
  expect((await client.call(rewards, {})).rewards.map(({ id }) => id)).not.toContain(points?.id)
})

test('the payout of a promotion survives six faults, and is paid once', async ({ page }) => {
  const person = await withPayout(page)
  await openMember(page, '/promotions')
  await survivesPressing(page, {
    call: claimPromotion,
    button: page.getByRole('main').getByRole('button', { name: 'Claim payout' }),
    done: () => page.getByText('$5.00 is in your balance.'),
  })
  await expectBalance(page, '25.00')
  expect(await standing(person)).toBe('claimed')
  expect((await balanceOf(person)).balance).toBe('25.00')
})

test('tickets of the raffle survive six faults, and are given once', async ({ page }) => {
  const { client } = await memberWithMoney(page, '30.00')
  await openMember(page, '/raffle')
  const main = page.getByRole('main')
  await survivesPressing(page, {
    call: claimRaffle,
    button: main.getByRole('button', { name: 'Claim 3 tickets' }),
    done: () => page.getByText(/Your tickets have the numbers \d+ to \d+/),
  })
  await expect(main.getByRole('button', { name: 'No tickets to claim yet' })).toBeDisabled()
  expect((await client.call(raffle, {})).own).toMatchObject({ claimed: 3, claimable: 0 })
})

test('a red envelope survives six faults, and is paid once', async ({ page }) => {
  const person = await memberWithMoney(page, '30.00')
  await letItRain()
  await openMember(page, '/red-envelope')
  const button = page.getByRole('button', { name: 'Open', exact: true })
  await survivesPressing(page, {
    call: openEnvelope,
    button,
    busy: page.getByText('Opening…'),
    done: () => page.getByText(/^You received/),
  })
  const got = await shownAmount(page.getByText(/^You received/))
  await expectBalance(page, sum('30.00', got))
  expect((await balanceOf(person)).balance).toBe(sum('30.00', got))
})

test('who is named on boards is told under six faults, and it is as it was until that works', async ({
  page,
}) => {
  const { client } = await memberWithMoney(page, '20.00')
  const { named } = await client.call(boardVisibility, {})
  await openMember(page, '/winners')
  const setting = (checked: boolean) =>
    page.getByRole('switch', { name: 'Show my nickname on boards', checked })
  await survivesPressing(page, {
    call: setBoardVisibility,
    button: page.getByRole('switch', { name: 'Show my nickname on boards' }),
    stays: setting(named),
    done: () => setting(!named),
  })
  await expect.poll(async () => (await client.call(boardVisibility, {})).named).toBe(!named)
})

// The last one: it moves the clock.
test('a rebate survives six faults, and is paid once', async ({ page }) => {
  const person = await memberWithMoney(page, '500.00')
  const { button, worth, before } = await openRebate(page, person)
  await survivesPressing(page, {
    call: claimRebate,
    button,
    done: () => page.getByText('The rebate is in your balance.'),
  })
  await expectBalance(page, sum(before, worth))
  await expect(page.getByText('Nothing to claim yet')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Claimed rebates' }).getByRole('row')).toHaveCount(2)
  expect((await balanceOf(person)).balance).toBe(sum(before, worth))
})
