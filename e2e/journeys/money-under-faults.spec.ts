import { newIntentKey } from '@baize/api'
import {
  agentTransfers,
  cancelWithdrawal,
  confirmWithdrawal,
  createDeposit,
  createInvite,
  createWithdrawal,
  depositDetail,
  deposits,
  merchantWallet,
  showIdentity,
  transferUpline,
  uploadPicture,
  walletTransfer,
  walletTransfers,
  withdrawalDetail,
  withdrawals,
} from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { spoil } from '../support/faults.ts'
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
import { withdraw } from '../support/requested.ts'
import { buyVoucher, keepsWallet } from '../support/sandbox.ts'
import { expectBalance, expectTold, field, openMember, pixel } from '../support/screens.ts'
import { survivesPressing, survivesSending } from '../support/surviving.ts'

test.describe.configure({ timeout: 150_000 })

test.describe('with a vendor that keeps its own wallets', () => {
  test.beforeEach(() => keepsWallet('EMR', true))
  test.afterEach(() => keepsWallet('EMR', false))

  test('a transfer to a vendor and back survives six faults, and moves the money once', async ({ page }) => {
    const { client } = await memberWithMoney(page, '50.00')
    const atVendor = async () =>
      (await client.call(merchantWallet, {})).wallets.find(({ main, isSingle }) => !main && !isSingle)
        ?.balance
    const moved = async () =>
      (await client.call(walletTransfers, { query: {} })).rows.map(({ amount }) => amount)
    await survivesSending(page, {
      call: walletTransfer,
      open: () => openMember(page, '/member/transfer'),
      values: { Amount: '50.00' },
      submit: 'Review',
      confirm: 'Move it',
      keyed: true,
      done: () => page.getByRole('heading', { name: 'Your transfer' }),
    })
    await expectTold(page, 'Done')
    await expectBalance(page, '0.00')
    expect(await moved()).toEqual(['50.00'])
    expect(await atVendor()).toBe('50.00')

    await page.getByRole('button', { name: 'Another transfer' }).click()
    await survivesPressing(page, {
      call: walletTransfer,
      button: page.getByRole('button', { name: 'Bring all back' }),
      done: () => page.getByText('The money is on its way to your main wallet.'),
    })
    await expectBalance(page, '50.00')
    expect(await moved()).toEqual(['50.00', '50.00'])
    expect(await atVendor()).toBe('0.00')
  })
})

test('a transfer to the upline survives six faults, and is made once', async ({ page, browser }) => {
  const above = await browser.newContext()
  const agent = await signedIn(above, 'agent', accountOf('agent'))
  const body = { accountType: 'member' as const, maxUses: 1, expiresInDays: 1, note: '' }
  const { code } = await agent.client.call(createInvite, { body }, { idempotencyKey: newIntentKey() })
  await above.close()
  const member = await newMember(page.context(), { referralCode: code })
  await deposit(member, '40.00')
  await enter(page, 'member', member)
  await survivesSending(page, {
    call: transferUpline,
    open: () => openMember(page, '/member/transfer-upline'),
    values: { Amount: '40.00', 'Payment password': secrets.paymentPassword, Note: 'For the table' },
    submit: 'Review',
    confirm: 'Send now',
    keyed: true,
    done: () => page.getByRole('heading', { name: 'The transfer is made' }),
  })
  await expectBalance(page, '0.00')
  expect((await balanceOf(member)).balance).toBe('0.00')
  const { rows } = await member.client.call(agentTransfers, { query: {} })
  expect(rows.map(({ amount, note }) => [amount, note])).toEqual([['40.00', 'For the table']])
})

test('a withdrawal of all there is whose answer was lost is answered when it is sent again', async ({
  page,
}) => {
  const person = await memberWithMoney(page, '50.00')
  await survivesSending(page, {
    call: createWithdrawal,
    open: async () => {
      await openMember(page, '/member/withdraw')
      await field(page, 'Bank').selectOption({ index: 1 })
    },
    values: {
      Amount: '50.00',
      'Account name': 'Fault Walker',
      'Account number': '000123456789',
      'Payment password': secrets.paymentPassword,
    },
    submit: 'Withdraw',
    confirm: 'Withdraw',
    keyed: true,
    done: () => page.getByRole('heading', { name: 'Your withdrawal' }),
  })
  await expectBalance(page, '0.00')
  expect((await person.client.call(withdrawals, { query: {} })).rows).toHaveLength(1)
})

test('what a member says of a paid withdrawal survives six faults, and is said once', async ({ page }) => {
  const person = await memberWithMoney(page, '90.00')
  const { client } = person
  const choose = (outcome: RegExp) => page.getByRole('radio', { name: outcome }).check({ timeout: 30_000 })
  await test.step('all of it came', async () => {
    const withdrawal = await withdraw(page, person, '20.00')
    await survivesSending(page, {
      call: confirmWithdrawal,
      open: () => choose(/All of it came/),
      values: {},
      submit: 'Send the answer',
      confirm: 'Yes, received',
      done: () => page.getByRole('heading', { name: 'The withdrawal is complete' }),
    })
    expect(await client.call(withdrawalDetail, withdrawal)).toMatchObject({ state: 'completed' })
  })
  await test.step('a part came', async () => {
    const withdrawal = await withdraw(page, person, '21.00')
    await survivesSending(page, {
      call: confirmWithdrawal,
      open: () => choose(/Only a part came/),
      values: { 'Amount that came': '15.00' },
      submit: 'Send the answer',
      done: () => page.getByRole('heading', { name: 'We look into it' }),
    })
    const { history, ...answered } = await client.call(withdrawalDetail, withdrawal)
    expect(answered).toMatchObject({ state: 'caseOpen', received: '15.00', remaining: '6.00' })
    expect(history.filter(({ state }) => state === 'caseOpen')).toHaveLength(1)
  })
  await expectBalance(page, '49.00')
})

test('a withdrawal that is taken back survives six faults, and its money comes back once', async ({
  page,
}) => {
  const person = await memberWithMoney(page, '60.00')
  const withdrawal = await withdraw(page, person, '20.06')
  await expect(page.getByRole('button', { name: 'Show the document' })).toBeVisible({ timeout: 30_000 })
  await survivesPressing(page, {
    call: cancelWithdrawal,
    button: page.getByRole('button', { name: 'Cancel the withdrawal' }),
    confirm: 'Cancel the withdrawal',
    done: () => page.getByText('The withdrawal is cancelled.'),
  })
  await expectTold(page, 'Cancelled')
  await expectBalance(page, '60.00')
  expect((await balanceOf(person)).balance).toBe('60.00')
  const { history } = await person.client.call(withdrawalDetail, withdrawal)
  expect(history.filter(({ state }) => state === 'cancelled')).toHaveLength(1)
})

test('a document that is shown survives six faults of its picture and of itself', async ({ page }) => {
  const person = await memberWithMoney(page, '60.00')
  const withdrawal = await withdraw(page, person, '20.06')
  await page.locator('input[type=file]').setInputFiles(pixel, { timeout: 30_000 })
  await survivesPressing(page, {
    before: [uploadPicture],
    call: showIdentity,
    button: page.getByRole('button', { name: 'Show the document' }),
    stays: page.getByText(pixel.name),
    done: () => page.getByRole('main').getByRole('status').filter({ hasText: 'document' }),
  })
  await expect
    .poll(async () => (await person.client.call(withdrawalDetail, withdrawal)).state, { timeout: 30_000 })
    .toBe('confirmPending')
  const { history } = await person.client.call(withdrawalDetail, withdrawal)
  expect(history.filter(({ reason }) => reason === 'documentShown')).toHaveLength(1)
  expect((await person.client.call(withdrawals, { query: {} })).rows).toHaveLength(1)
  await expectBalance(page, '39.94')
})

/** Ways to deposit that ask for something of their own. */
const ways = [
  {
    name: 'E-wallet',
    methodId: 'e-wallet',
    values: async () => ({ Amount: '11.00', 'Phone number of the wallet': '012345678' }),
    credited: '11.00',
  },
  {
    name: 'USDT',
    methodId: 'crypto',
    values: async () => ({ Amount: '13.00' }),
    credited: '13.00',
  },
  {
    name: 'Voucher',
    methodId: 'voucher',
    values: async () => ({ 'Code of the voucher': await buyVoucher('15.00') }),
    credited: '15.00',
  },
] as const

for (const { name, methodId, values, credited } of ways) {
  test(`a deposit by ${name} survives six faults, and is credited once`, async ({ page }) => {
    const person = await newMember(page.context())
    await enter(page, 'member', person)
    await survivesSending(page, {
      call: createDeposit,
      open: async () => {
        await openMember(page, '/member/deposit')
        await page.getByRole('radio', { name: new RegExp(name) }).check()
        if (name === 'USDT') await field(page, 'Network').selectOption('TRC20')
      },
      values: await values(),
      submit: name === 'Voucher' ? 'Credit it now' : 'Continue to the transfer',
      keyed: true,
      done: () => page.getByRole('heading', { name: 'Your deposit' }),
    })
    await expectTold(page, 'The money is in your balance.')
    await expectBalance(page, credited)
    const { rows } = await person.client.call(deposits, { query: {} })
    expect(rows).toHaveLength(1)
    const found = await person.client.call(depositDetail, { params: { id: rows[0]?.id ?? '' } })
    expect(found).toMatchObject({ methodId, credited })
  })
}

test('the code of a voucher stands nowhere in the browser while its answer is missing', async ({ page }) => {
  await enter(page, 'member', await newMember(page.context()))
  await openMember(page, '/member/deposit')
  await page.getByRole('radio', { name: /Voucher/ }).check()
  const code = await buyVoucher('15.00')
  await field(page, 'Code of the voucher').fill(code)
  const end = await spoil(page, createDeposit, 'abort')
  await page.getByRole('button', { name: 'Credit it now' }).click()
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await end()
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(kept).toContain('intent.createDeposit')
  expect(kept).not.toContain(code)
})
