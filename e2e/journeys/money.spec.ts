import { depositDetail, deposits } from '@baize/api/calls'
import { expect, type Page, test } from '@playwright/test'
import { sum } from '../support/amounts.ts'
import { enter, newMember, type Person } from '../support/people.ts'
import { buyVoucher } from '../support/sandbox.ts'
import { expectBalance, expectTold, field, openMember } from '../support/screens.ts'

/** Opens a deposit by the form, by a method and with its fields. */
async function deposit(page: Page, method: RegExp, amount: string | null, details: () => Promise<void>) {
  await openMember(page, '/member/deposit')
  await page.getByRole('radio', { name: method }).check()
  if (amount !== null) await field(page, 'Amount').fill(amount)
  await details()
  await page.getByRole('button', { name: /Continue to payment|Redeem voucher/ }).click()
  await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible()
}

const nothing = async () => {}

/** The fields of each method besides an amount. */
const asks = {
  wallet: (page: Page) =>
    page
      .getByLabel(/phone number/)
      .first()
      .fill('012345678'),
  network: async (page: Page) => void (await page.getByLabel(/Network/).selectOption('TRC20')),
} as const

async function newest({ client }: Person) {
  const { rows } = await client.call(deposits, { query: { pageSize: '1' } })
  return client.call(depositDetail, { params: { id: rows[0]?.id ?? '' } })
}

test('deposits by each method; each ends in the balance', async ({ page }) => {
  test.setTimeout(180_000)
  await enter(page, 'member', await newMember(page.context()))
  const code = await buyVoucher('15.00')
  let funds = '0.00'
  const ways: [RegExp, string | null, () => Promise<void>, string][] = [
    [/Local bank/, '10.00', nothing, '10.00'],
    [/E-wallet/, '11.00', () => asks.wallet(page), '11.00'],
    [/Bank card/, '12.00', nothing, '12.00'],
    [/USDT/, '13.00', () => asks.network(page), '13.00'],
    [/Voucher/, null, () => page.getByLabel(/Voucher code/).fill(code), '15.00'],
  ]
  for (const [method, amount, details, credited] of ways) {
    await test.step(String(method), async () => {
      await deposit(page, method, amount, details)
      await expectTold(page, 'The money is in your balance.')
      funds = sum(funds, credited)
      await expectBalance(page, funds)
    })
  }
})

/** What becomes of a deposit of an amount, as the sandbox's bank has it. */
const outcomes = [
  ['20.02', 'The bank rejected this transfer.', '0.00', { state: 'rejected', reason: 'refusedByBank' }],
  ['20.03', 'You paid less than you requested.', '10.01', { state: 'approved', reason: 'partialTransfer' }],
  ['20.01', 'The money is in your balance.', '20.01', { state: 'approved', reason: 'lateTransfer' }],
] as const

async function everyOutcome(page: Page, method: RegExp, details: () => Promise<void>): Promise<void> {
  const person = await newMember(page.context())
  await enter(page, 'member', person)
  let funds = '0.00'
  for (const [amount, words, credited, known] of outcomes) {
    await test.step(`${method} ${amount}`, async () => {
      await deposit(page, method, amount, details)
      await expectTold(page, words)
      funds = sum(funds, credited)
      await expectBalance(page, funds)
      const { history, ...told } = await newest(person)
      expect(told).toMatchObject({ ...known, credited: credited === '0.00' ? null : credited })
      if (known.reason === 'lateTransfer') expect(history.map(({ state }) => state)).toContain('underReview')
    })
  }
}

test('by e-wallet, card and USDT too a deposit is refused, comes late or in part, as it is reported', async ({
  browser,
}) => {
  test.slow()
  const ways: readonly (readonly [RegExp, (page: Page) => Promise<void>])[] = [
    [/E-wallet/, asks.wallet],
    [/Bank card/, nothing],
    [/USDT/, asks.network],
  ]
  // Side by side: the bank takes its time with each of them.
  await Promise.all(
    ways.map(async ([method, details]) => {
      const page = await (await browser.newContext()).newPage()
      await everyOutcome(page, method, () => details(page))
      await page.context().close()
    }),
  )
})

test('a voucher that is none, or was deposited before, is refused at its field, and nothing is credited', async ({
  page,
}) => {
  await enter(page, 'member', await newMember(page.context()))
  const code = await buyVoucher('15.00')
  await deposit(page, /Voucher/, null, () => page.getByLabel(/Voucher code/).fill(code))
  await expectBalance(page, '15.00')
  const problem = page.getByRole('region', { name: 'There is a problem' })
  for (const wrong of ['ABCD2345EFGH6789', code]) {
    await openMember(page, '/member/deposit')
    await page.getByRole('radio', { name: /Voucher/ }).check()
    await page.getByLabel(/Voucher code/).fill(wrong)
    await page.getByRole('button', { name: 'Redeem voucher' }).click()
    await expect(problem).toBeFocused()
  }
  await expectBalance(page, '15.00')
})
