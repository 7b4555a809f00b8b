import { newIntentKey } from '@baize/api'
import {
  claimPromotion,
  convertPoints,
  createDeposit,
  createInvite,
  createWithdrawal,
  deposits,
  pointsBalance,
  transactions,
  transferUpline,
  walletTransfer,
  walletTransfers,
  withdrawals,
} from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { fail } from '../support/failures.ts'
import {
  balanceOf,
  deposit,
  enter,
  memberWithMoney,
  newMember,
  secrets,
  signedIn,
} from '../support/people.ts'
import { accountOf } from '../support/product.ts'
import { withPayout } from '../support/requested.ts'
import { buyVoucher, keepsWallet } from '../support/sandbox.ts'
import { expectBalance, expectTold, field, openMember } from '../support/screens.ts'
import { loseAnswers, sendsAgain } from '../support/surviving.ts'

/*
 * One journey for each way in which a response fails, each on another movement of money: what the sender sees, and that
 * the ledger has it once. Every write of every screen goes through all of them in the browser tests beside the screens
 * (src/write-failures of packages/account and of the sites).
 */

test('connection lost: a withdrawal is sent again and made once', async ({ page }) => {
  const { client } = await memberWithMoney(page, '50.00')
  await openMember(page, '/member/withdraw')
  await field(page, 'Bank').selectOption({ index: 1 })
  await sendsAgain(page, {
    call: createWithdrawal,
    failure: 'abort',
    values: {
      Amount: '20.00',
      'Account name': 'Fault Walker',
      'Account number': '000123456789',
      'Payment password': secrets.paymentPassword,
    },
    submit: 'Withdraw',
    confirm: 'Withdraw',
    done: page.getByRole('heading', { name: 'Your withdrawal' }),
  })
  await expectBalance(page, '30.00')
  expect((await client.call(withdrawals, { query: {} })).rows).toHaveLength(1)
})

test('response lost: a withdrawal of everything, sent again under its key, is confirmed and made once', async ({
  page,
}) => {
  const { client } = await memberWithMoney(page, '50.00')
  await openMember(page, '/member/withdraw')
  await field(page, 'Bank').selectOption({ index: 1 })
  await sendsAgain(page, {
    call: createWithdrawal,
    failure: 'lost',
    values: {
      Amount: '50.00',
      'Account name': 'Fault Walker',
      'Account number': '000123456789',
      'Payment password': secrets.paymentPassword,
    },
    submit: 'Withdraw',
    confirm: 'Withdraw',
    done: page.getByRole('heading', { name: 'Your withdrawal' }),
  })
  await expectBalance(page, '0.00')
  expect((await client.call(withdrawals, { query: {} })).rows).toHaveLength(1)
})

test('response lost: a payout is found to be paid, without another click', async ({ page }) => {
  const person = await withPayout(page)
  await openMember(page, '/promotions/starter')
  const main = page.getByRole('main')
  const end = await loseAnswers(page, claimPromotion)
  await main.getByRole('button', { name: 'Claim payout' }).click()
  await expect(page.getByText('Connection failed. Check your internet and try again.')).toBeVisible()
  await end()
  await expect(main.getByText('Claimed', { exact: true }).first()).toBeVisible()
  await expectBalance(page, '25.00')
  expect((await balanceOf(person)).balance).toBe('25.00')
})

test('server error: a deposit is sent again and credited once', async ({ page }) => {
  const person = await newMember(page.context())
  await enter(page, 'member', person)
  await openMember(page, '/member/deposit')
  await sendsAgain(page, {
    call: createDeposit,
    failure: '500',
    values: { Amount: '15.00' },
    submit: 'Continue to payment',
    done: page.getByRole('heading', { name: 'Your deposit' }),
  })
  await expectTold(page, 'The money is in your balance.')
  await expectBalance(page, '15.00')
  expect((await person.client.call(deposits, { query: {} })).rows).toHaveLength(1)
})

test('slow response: a deposit says that it is under way, and is credited', async ({ page }) => {
  const person = await newMember(page.context())
  await enter(page, 'member', person)
  await openMember(page, '/member/deposit')
  await page.getByRole('radio', { name: /Voucher/ }).check()
  await sendsAgain(page, {
    call: createDeposit,
    failure: 'slow',
    values: { 'Voucher code': await buyVoucher('15.00') },
    submit: 'Redeem voucher',
    done: page.getByRole('heading', { name: 'Your deposit' }),
  })
  await expectBalance(page, '15.00')
})

test('response cut short: points are bought once', async ({ page }) => {
  const { client } = await memberWithMoney(page, '20.00')
  await openMember(page, '/pointMall?tab=exchange')
  await page.getByRole('radio', { name: 'Cash to points' }).check()
  await sendsAgain(page, {
    call: convertPoints,
    failure: 'truncated',
    values: { 'Points to buy': '2000' },
    submit: 'Buy points',
    confirm: 'Buy points',
    done: page.getByText('Points added.'),
  })
  await expectBalance(page, '0.00')
  expect((await client.call(pointsBalance, {})).points).toBe('2000.00')
})

test('response that breaks the contract: a transfer to the upline is made once', async ({
  page,
  browser,
}) => {
  const above = await browser.newContext()
  const agent = await signedIn(above, 'agent', accountOf('agent'))
  const body = { accountType: 'member' as const, maxUses: 1, expiresInDays: 1, note: '' }
  const { code } = await agent.client.call(createInvite, { body }, { idempotencyKey: newIntentKey() })
  await above.close()
  const member = await newMember(page.context(), { referralCode: code })
  await deposit(member, '40.00')
  await enter(page, 'member', member)
  await openMember(page, '/member/transfer-upline')
  await sendsAgain(page, {
    call: transferUpline,
    failure: 'wrongType',
    values: { Amount: '40.00', 'Payment password': secrets.paymentPassword, Note: 'For the table' },
    submit: 'Review',
    confirm: 'Send now',
    done: page.getByRole('heading', { name: 'Transfer complete' }),
  })
  await expectBalance(page, '0.00')
  const { rows } = await member.client.call(transactions, { query: {} })
  expect(rows.filter(({ amount }) => amount === '-40.00')).toHaveLength(1)
})

test.describe('with a vendor that keeps its own wallets', () => {
  test.beforeEach(() => keepsWallet('EMR', true))
  test.afterEach(() => keepsWallet('EMR', false))

  test('page of a gateway as the response: a transfer to a vendor is made once', async ({ page }) => {
    const { client } = await memberWithMoney(page, '50.00')
    await openMember(page, '/member/transfer')
    await sendsAgain(page, {
      call: walletTransfer,
      failure: 'html',
      values: { Amount: '50.00' },
      submit: 'Review',
      confirm: 'Transfer',
      done: page.getByRole('heading', { name: 'Your transfer' }),
    })
    await expectTold(page, 'Completed')
    await expectBalance(page, '0.00')
    const { rows } = await client.call(walletTransfers, { query: {} })
    expect(rows.map(({ amount }) => amount)).toEqual(['50.00'])
  })
})

test('the code of a voucher is nowhere in the browser while its response is missing', async ({ page }) => {
  await enter(page, 'member', await newMember(page.context()))
  await openMember(page, '/member/deposit')
  await page.getByRole('radio', { name: /Voucher/ }).check()
  const code = await buyVoucher('15.00')
  await field(page, 'Voucher code').fill(code)
  const end = await fail(page, createDeposit, 'abort')
  await page.getByRole('button', { name: 'Redeem voucher' }).click()
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await end()
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(kept).toContain('intent.createDeposit')
  expect(kept).not.toContain(code)
})
