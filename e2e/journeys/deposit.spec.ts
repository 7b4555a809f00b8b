import { balance, depositDetail, deposits } from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { enter, newMember, type Person } from '../support/people.ts'
import { travel } from '../support/sandbox.ts'
import { expectBalance, expectTold, field, openMember, shownAmount, valueBeside } from '../support/screens.ts'

/** Opens a deposit by the form, by the local bank. */
async function deposit(page: Page, amount: string): Promise<void> {
  await openMember(page, '/member/deposit')
  await field(page, 'Amount').fill(amount)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible()
}

async function memberOn(page: Page): Promise<Person> {
  const person = await newMember(page.context())
  await enter(page, 'member', person)
  return person
}

async function newest({ client }: Person) {
  const { rows } = await client.call(deposits, { query: { pageSize: '1' } })
  return client.call(depositDetail, { params: { id: rows[0]?.id ?? '' } })
}

test('a deposit that the bank refuses is shown with the reason, and nothing is credited', async ({
  page,
}) => {
  const person = await memberOn(page)
  await deposit(page, '10.02')
  await expectTold(page, 'The bank rejected this transfer.')
  await expectBalance(page, '0.00')
  expect(await newest(person)).toMatchObject({ state: 'rejected', reason: 'refusedByBank' })
})

test('less arrives than was announced: what came is credited', async ({ page }) => {
  const person = await memberOn(page)
  await deposit(page, '20.03')
  await expectTold(page, 'You paid less than you requested.')
  const { credited } = await newest(person)
  await expectBalance(page, credited ?? '')
  expect(Number(credited)).toBeLessThan(20)
})

test('a bank that reports a transfer twice credits it once', async ({ page }) => {
  await memberOn(page)
  await deposit(page, '10.04')
  await expectTold(page, 'The money is in your balance.')
  await page.reload()
  await expectTold(page, 'The money is in your balance.')
  await expectBalance(page, '10.04')
})

test('a late deposit is reviewed first, outlives a reload, and is found again in the list', async ({
  page,
}) => {
  await memberOn(page)
  await deposit(page, '10.01')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible()
  await expectTold(page, /Under review|The money is in your balance/)
  await expectTold(page, 'The money is in your balance.')
  await openMember(page, '/member/deposit')
  const row = page.getByRole('table', { name: 'Recent deposits' }).getByRole('row').nth(1)
  await row.getByRole('button', { name: 'Show' }).click()
  await expectTold(page, 'The money is in your balance.')
})

test('a deposit that never arrives expires; one that comes after its time is still credited', async ({
  page,
}) => {
  const person = await memberOn(page)
  await deposit(page, '10.05')
  await travel(11 * 60)
  await expectTold(page, /Expired/)
  expect((await newest(person)).state).toBe('expired')
  await deposit(page, '10.06')
  await travel(60)
  await expectTold(page, 'The money is in your balance.')
  await expectBalance(page, '10.06')
})

test('a bonus is chosen with its terms, is credited with the deposit, and is listed among the bonuses', async ({
  page,
}) => {
  const { client } = await memberOn(page)
  await openMember(page, '/member/deposit')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /^First deposit bonus/ }).check()
  await expect(main).toContainText('Deposit and bonus together are wagered 12 times within 30 days')
  await field(page, 'Amount').fill('40.00')
  await expect(main).toContainText(/12 × the deposit and the bonus.*960\.00/)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expectTold(page, 'The money is in your balance.')
  await expect(main).toContainText(/Selected bonus.*First deposit bonus/)
  await expect.poll(async () => (await client.call(balance, {})).bonus, { timeout: 30_000 }).toBe('40.00')

  await openMember(page, '/member/bonuses')
  const card = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'First deposit bonus' }) })
  await expect(card.getByRole('progressbar', { name: 'Wagered' })).toBeVisible()
  await expect.poll(() => shownAmount(card)).toBe('40.00')
  await expect.poll(() => shownAmount(valueBeside(card, 'Total to wager'))).toBe('960.00')
})
