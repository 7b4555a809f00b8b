import { newIntentKey } from '@baize/api'
import { limits, setLimit } from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { balanceOf, memberWithMoney, type Person } from '../support/people.ts'
import { travel } from '../support/sandbox.ts'
import { field, gameIn, openMember, playRound, valueBeside } from '../support/screens.ts'

const day = 24 * 3600

const limit = (
  { client }: Person,
  body: {
    kind: 'loss' | 'stake' | 'deposit' | 'sessionTime'
    period: 'day'
    amount?: string
    minutes?: number
  },
) => client.call(setLimit, { body }, { idempotencyKey: newIntentKey() })

const depositLimit = async ({ client }: Person) =>
  (await client.call(limits, {})).limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')

/** Changes the limit of a day's deposits by its dialog. */
async function change(page: Page, amount: string): Promise<void> {
  await openMember(page, '/member/limits?limit=deposit.day')
  const dialog = page.getByRole('dialog', { name: 'Deposits: A day' })
  await field(dialog, 'Amount').fill(amount)
  await dialog.getByRole('button', { name: 'Set limit' }).click()
  await expect(dialog).toBeHidden()
}

test('a limit of deposits is lowered at once, reached, and raised after a day and a second word', async ({
  page,
}) => {
  const person = await memberWithMoney(page, '30.00')
  await change(page, '100.00')
  await change(page, '40.00')
  expect(await depositLimit(person)).toMatchObject({ amount: '40.00', pending: null })

  await test.step('what is left is shown above the amount; more than that is refused, and the amount stays', async () => {
    await openMember(page, '/member/deposit')
    await expect(page.getByText('$10.00 of your $40.00 limit is left until')).toBeVisible()
    await field(page, 'Amount').fill('11.00')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    const summary = page.getByRole('region', { name: 'There is a problem' })
    await expect(summary).toContainText('10.00')
    await expect(field(page, 'Amount')).toHaveValue('11.00')
  })

  await test.step('one that is used up is said before an amount is asked', async () => {
    await change(page, '30.00')
    await openMember(page, '/member/deposit')
    await expect(page.getByText('Your deposit limit is used up')).toBeVisible()
    await expect(page.getByText('$0.00 of your $30.00 limit is left until')).toBeVisible()
    await expect(field(page, 'Amount')).toBeHidden()
  })

  await test.step('a higher one waits a day and for a second word', async () => {
    await change(page, '80.00')
    await expect(page.getByText('Available to confirm from')).toBeVisible()
    expect(await depositLimit(person)).toMatchObject({ amount: '30.00' })
    await travel(day + 60)
    expect(await depositLimit(person)).toMatchObject({ amount: '30.00' })
    await page.reload()
    await page.getByRole('button', { name: 'Confirm the higher limit' }).click()
    await expect.poll(async () => (await depositLimit(person))?.amount).toBe('80.00')
    await expect(page.getByRole('table', { name: 'Limit history' })).toContainText('Higher limit confirmed')
  })

  await test.step('a request is taken back', async () => {
    await change(page, '90.00')
    await page.getByRole('button', { name: 'Keep the lower limit' }).click()
    await expect(page.getByText('Available to confirm from')).toBeHidden()
    expect(await depositLimit(person)).toMatchObject({ amount: '80.00', pending: null })
  })
})

test('limits of losses and of stakes are reached in play: the game says so, and nothing is staked', async ({
  page,
}) => {
  const person = await memberWithMoney(page, '30.00')
  const game = gameIn(page, 'Emerald Reels')
  const status = game.getByRole('status').first()
  const spin = game.getByRole('button', { name: 'Spin' })
  await limit(person, { kind: 'loss', period: 'day', amount: '0.50' })
  await openMember(page, '/play/1001')
  await expect(valueBeside(page, 'Loss limit left')).toHaveText('$0.50')
  await expect(spin).toHaveAttribute('aria-disabled', 'false')
  await spin.click()
  await expect(status).toHaveText('You have reached your loss limit. No stake was taken.')
  expect((await balanceOf(person)).balance).toBe('30.00')

  await limit(person, { kind: 'stake', period: 'day', amount: '0.50' })
  await game.getByRole('button', { name: 'Lower stake' }).click()
  expect((await playRound(page, 'Emerald Reels')).stake).toBe('0.50')
  await expect(valueBeside(page, 'Stake limit left')).toHaveText('$0.00')
  const { balance } = await balanceOf(person)
  await spin.click()
  await expect(status).toHaveText(/your (loss|stake) limit\. No stake was taken/)
  expect((await balanceOf(person)).balance).toBe(balance)
})

test('a limit of time ends in a break: no game opens until the next day', async ({ page }) => {
  await memberWithMoney(page, '30.00')
  await openMember(page, '/member/limits?limit=sessionTime.day')
  const dialog = page.getByRole('dialog', { name: 'Time signed in: A day' })
  await field(dialog, 'Minutes per day').fill('15')
  await dialog.getByRole('button', { name: 'Set limit' }).click()
  await expect(dialog).toBeHidden()
  await travel(16 * 60, { spent: true })
  await openMember(page, '/play/1001')
  await expect(page.getByRole('heading', { name: 'Time for a break' })).toBeVisible()
  await page.getByRole('link', { name: 'See my limits' }).click()
  await expect(page.getByRole('heading', { name: 'Limits and breaks', level: 1 })).toBeVisible()
  await travel('endOfDay')
  await openMember(page, '/play/1001')
  await expect(gameIn(page, 'Emerald Reels').getByRole('button', { name: 'Spin' })).toBeVisible()
})

/** Begins a break by the form, after its question. */
async function pause(page: Page, kind: RegExp, length: string): Promise<void> {
  await openMember(page, '/member/limits')
  await page.getByRole('radio', { name: kind }).check()
  await field(page, 'Duration').selectOption({ label: length })
  await page.getByRole('button', { name: 'Start break' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start break' }).click()
}

test('a break begins at once: no play, no deposits, money can leave; it ends by itself', async ({ page }) => {
  await memberWithMoney(page, '30.00')
  await pause(page, /Time-out/, '1 day')
  await expect(page.getByText('You are taking a break')).toBeVisible()
  await openMember(page, '/play/1001')
  await expect(page.getByRole('heading', { name: 'Play is paused' })).toBeVisible()

  await openMember(page, '/member/deposit')
  await expect(page.getByText('You are on a break: no deposits until then')).toBeVisible()
  await expect(field(page, 'Amount')).toBeHidden()

  await openMember(page, '/member/withdraw')
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeEnabled()

  await travel(day + 60)
  await openMember(page, '/play/1001')
  await expect(gameIn(page, 'Emerald Reels').getByRole('button', { name: 'Spin' })).toBeVisible()
})

test('who has excluded themselves cannot shorten it, and only makes it longer', async ({ page }) => {
  const person = await memberWithMoney(page, '30.00')
  const until = async () => Date.parse((await person.client.call(limits, {})).exclusion?.until ?? '')
  await pause(page, /Self-exclusion/, '180 days')
  await expect(page.getByText('You have excluded yourself')).toBeVisible()
  const first = await until()
  await pause(page, /Time-out/, '7 days')
  await expect(page.getByText('You have excluded yourself')).toBeVisible()
  expect(await until()).toBe(first)
  await pause(page, /Self-exclusion/, '365 days')
  await expect.poll(until).toBeGreaterThan(first)
})
