import { newIntentKey } from '@baize/api'
import { confirmLimit, exclude, limitHistory, limits, setLimit, withdrawLimitChange } from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { memberWithMoney, type Person } from '../support/people.ts'
import { travel } from '../support/sandbox.ts'
import { field, openMember } from '../support/screens.ts'
import { survivesPressing, survivesSending } from '../support/surviving.ts'

test.describe.configure({ timeout: 150_000 })

const setByCall = ({ client }: Person, amount: string) =>
  client.call(
    setLimit,
    { body: { kind: 'deposit', period: 'day', amount } },
    { idempotencyKey: newIntentKey() },
  )

/** What became of the limits of an account, newest first. */
const changesOf = async ({ client }: Person) =>
  (await client.call(limitHistory, { query: {} })).rows.map(({ what }) => what)

const dayOf = async ({ client }: Person) =>
  (await client.call(limits, {})).limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')

const limitDialog = (page: Page) => page.getByRole('dialog', { name: 'Deposits: A day' })

test('a limit survives six faults, and is set once; so does asking for none', async ({ page }) => {
  const person = await memberWithMoney(page, '30.00')
  await survivesSending(page, {
    call: setLimit,
    open: () => openMember(page, '/member/limits?limit=deposit.day'),
    form: limitDialog(page),
    values: { Amount: '40.00' },
    submit: 'Set the limit',
    done: () => page.getByText('The limit holds from now on.'),
  })
  expect(await dayOf(person)).toMatchObject({ amount: '40.00', pending: null })
  expect(await changesOf(person)).toEqual(['set'])

  await openMember(page, '/member/limits?limit=deposit.day')
  await survivesPressing(page, {
    call: setLimit,
    button: limitDialog(page).getByRole('button', { name: 'Ask for no limit' }),
    done: () => page.getByText('Your request is noted.'),
  })
  expect(await dayOf(person)).toMatchObject({ amount: '40.00', pending: { amount: null } })
  expect(await changesOf(person)).toEqual(['asked', 'set'])
})

test('a higher limit survives six faults when it is confirmed, and when it is taken back', async ({
  page,
}) => {
  const person = await memberWithMoney(page, '30.00')
  await setByCall(person, '40.00')
  await setByCall(person, '80.00')
  await travel(24 * 3600 + 60)
  await openMember(page, '/member/limits')
  await survivesPressing(page, {
    call: confirmLimit,
    button: page.getByRole('button', { name: 'Confirm the higher limit' }),
    done: () => page.getByText('The higher limit holds now.'),
  })
  expect(await dayOf(person)).toMatchObject({ amount: '80.00', pending: null })
  expect(await changesOf(person)).toEqual(['confirmed', 'asked', 'set'])

  await setByCall(person, '90.00')
  await page.reload()
  await survivesPressing(page, {
    call: withdrawLimitChange,
    button: page.getByRole('button', { name: 'Keep the lower one' }),
    done: () => page.getByText('The limit stays as it is.'),
  })
  expect(await dayOf(person)).toMatchObject({ amount: '80.00', pending: null })
  expect(await changesOf(person)).toEqual(['withdrawn', 'asked', 'confirmed', 'asked', 'set'])
})

const breaks = [
  { name: 'a break', kind: /Time-out/, length: '3 days', told: 'You are taking a break', days: 3 },
  {
    name: 'self-exclusion',
    kind: /Self-exclusion/,
    length: '180 days',
    told: 'You have excluded yourself',
    days: 180,
  },
] as const

for (const { name, kind, length, told, days } of breaks) {
  test(`${name} survives six faults, and begins once`, async ({ page }) => {
    const { client } = await memberWithMoney(page, '30.00')
    const main = page.getByRole('main')
    await survivesSending(page, {
      call: exclude,
      open: async () => {
        await openMember(page, '/member/limits')
        await page.getByRole('radio', { name: kind }).check()
        await field(page, 'How long\\?').selectOption({ label: length })
      },
      form: main,
      values: {},
      chosen: { 'How long\\?': String(days) },
      submit: 'Begin the break',
      confirm: 'Begin the break',
      done: () => main.getByText(told),
    })
    const { exclusion } = await client.call(limits, {})
    expect(exclusion).not.toBeNull()
    const { since = '', until = '' } = exclusion ?? {}
    expect(Date.parse(until) - Date.parse(since)).toBe(days * 24 * 3_600_000)
  })
}
