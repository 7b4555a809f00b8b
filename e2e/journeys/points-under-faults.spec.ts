import { newIntentKey } from '@baize/api'
import { convertPoints, pointsBalance, pointsReward, redeemList, redeemPoints } from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { balanceOf, memberWithMoney, type Person, playByCall } from '../support/people.ts'
import { expectBalance, openMember } from '../support/screens.ts'
import { survivesPressing, survivesSending } from '../support/surviving.ts'

test.describe.configure({ timeout: 150_000 })

const pointsOf = async ({ client }: Person) => (await client.call(pointsBalance, {})).points

/** Points for money, by call. */
async function buyPoints({ client }: Person, points: string): Promise<void> {
  const body = { direction: 'toPoints' as const, points }
  await client.call(convertPoints, { body }, { idempotencyKey: newIntentKey() })
}

test('goods for points survive six faults, and are redeemed once', async ({ page }) => {
  const person = await memberWithMoney(page, '20.00')
  await buyPoints(person, '120')
  const dialog = page.getByRole('dialog', { name: 'Redeem points' })
  await survivesSending(page, {
    call: redeemPoints,
    open: async () => {
      await openMember(page, '/pointMall?redeem=keyring')
      // The number's country is named so as well.
      await dialog.locator('select[name="country"]').selectOption('KH')
    },
    form: dialog,
    values: {
      Quantity: '2',
      Recipient: 'Sok Dara',
      'City or district': 'Phnom Penh',
      'Mobile number': '012345678',
      'Street and house number': 'House 12, Street 51',
    },
    submit: 'Redeem',
    confirm: 'Redeem',
    keyed: true,
    done: () => dialog.getByText('Your redemption has been sent.'),
  })
  const { rows } = await person.client.call(redeemList, { query: {} })
  expect(rows.map(({ productId, quantity }) => [productId, quantity])).toEqual([['keyring', 2]])
  expect(await pointsOf(person)).toBe('0.00')
})

test('points are bought and become money under six faults, each once', async ({ page }) => {
  const person = await memberWithMoney(page, '20.00')
  await openMember(page, '/pointMall?tab=exchange')
  await test.step('bought', async () => {
    await page.getByRole('radio', { name: 'Money into points' }).check()
    await survivesSending(page, {
      call: convertPoints,
      values: { 'Points to buy': '2000' },
      submit: 'Buy points',
      confirm: 'Buy points',
      keyed: true,
      done: () => page.getByText('The points are yours.'),
    })
    await expectBalance(page, '0.00')
    expect(await pointsOf(person)).toBe('2000.00')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  })
  await test.step('into money', async () => {
    await page.getByRole('radio', { name: 'Points into money' }).check()
    await survivesSending(page, {
      call: convertPoints,
      values: { 'Points to convert': '2000' },
      submit: 'Convert',
      confirm: 'Convert',
      keyed: true,
      done: () => page.getByText('Your points are converted.'),
    })
    await expectBalance(page, '20.00')
    expect(await pointsOf(person)).toBe('0.00')
    expect((await balanceOf(person)).balance).toBe('20.00')
  })
})

test('points that were played for are collected under six faults, once', async ({ page }) => {
  const person = await memberWithMoney(page, '500.00')
  await playByCall(person, '1001', '100.00')
  const { pending } = await person.client.call(pointsBalance, {})
  expect(Number(pending)).toBeGreaterThan(0)
  await openMember(page, '/pointMall')
  await survivesPressing(page, {
    call: pointsReward,
    button: page.getByRole('button', { name: /^Collect \d+ points$/ }),
    done: () => page.getByText(/^\d+ points are yours\.$/),
  })
  await expect(page.getByRole('button', { name: 'Nothing to collect yet' })).toBeDisabled()
  expect(await person.client.call(pointsBalance, {})).toMatchObject({ points: pending, pending: '0.00' })
})
