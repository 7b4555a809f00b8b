import { expect, type Page, request, test } from '@playwright/test'
import { sum } from '../support/amounts.ts'
import { enter, newMember, originOf } from '../support/people.ts'
import { product } from '../support/product.ts'
import { expectBalance, field } from '../support/screens.ts'

const open = (page: Page, path: string) => page.goto(new URL(path, product().urls.member).href)

const told = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('main').getByRole('status').filter({ hasText: words })).toBeVisible({
    timeout: 30_000,
  })

/** Opens a deposit by the form, by a method and with what it asks for. */
async function deposit(page: Page, method: RegExp, amount: string | null, details: () => Promise<void>) {
  await open(page, '/member/deposit')
  await page.getByRole('radio', { name: method }).check()
  if (amount !== null) await field(page, 'Amount').fill(amount)
  await details()
  await page.getByRole('button', { name: /Continue to the transfer|Credit it now/ }).click()
  await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible()
}

/** Buys a voucher, as in a shop: its code. */
async function buyVoucher(amount: string): Promise<string> {
  const caller = await request.newContext()
  const answer = await caller.post(`${originOf('platform')}/sandbox/voucher`, { data: { amount } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { value } = await answer.json()
  await caller.dispose()
  return value.code
}

const nothing = async () => {}

test('deposits by each method; each ends in the balance', async ({ page }) => {
  test.setTimeout(180_000)
  await enter(page, 'member', await newMember(page.context()))
  const code = await buyVoucher('15.00')
  let funds = '0.00'
  const ways: [RegExp, string | null, () => Promise<void>, string][] = [
    [/Local bank/, '10.00', nothing, '10.00'],
    [
      /E-wallet/,
      '11.00',
      () =>
        page
          .getByLabel(/Phone number/)
          .first()
          .fill('012345678'),
      '11.00',
    ],
    [/Bank card/, '12.00', nothing, '12.00'],
    [/USDT/, '13.00', async () => void (await page.getByLabel(/Network/).selectOption('TRC20')), '13.00'],
    [/Voucher/, null, () => page.getByLabel(/Code of the voucher/).fill(code), '15.00'],
  ]
  for (const [method, amount, details, credited] of ways) {
    await test.step(String(method), async () => {
      await deposit(page, method, amount, details)
      await told(page, 'The money is in your balance.')
      funds = sum(funds, credited)
      await expectBalance(page, funds)
    })
  }
})
