import { balance, bets, transactions, withdrawals } from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { minus, sum } from '../support/amounts.ts'
import { callerOf, freshName, secrets } from '../support/people.ts'
import { accountOf, product } from '../support/product.ts'
import { failNextRound } from '../support/sandbox.ts'
import {
  complaintsOf,
  expectBalance,
  field,
  fill,
  gameIn,
  openAccountMenu,
  playRound,
  type Round,
  shownAmount,
  valueBeside,
} from '../support/screens.ts'

test('a visitor registers, deposits, plays, reads the records, withdraws; every figure is the platform’s', async ({
  page,
}) => {
  const account = freshName()
  const complaints = complaintsOf(page)
  const rounds: Round[] = []
  let funds = '0.00'
  await page.goto(product().urls.member)

  await test.step('registers by the server’s rules', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
    const popup = page.getByRole('dialog', { name: 'Open an account' })
    const submit = popup.getByRole('button', { name: 'Register', exact: true })
    await fill(popup, { Username: 'x1', Password: 'short', 'Confirm password': 'other' })
    await popup.getByRole('button', { name: 'Optional details' }).click()
    await fill(popup, { 'Payment password': '12ab', Nickname: 'Walker' })
    await submit.click()

    const summary = popup.getByRole('region', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('listitem')).toHaveCount(4)
    for (const name of ['Username', 'Password', 'Confirm password', 'Payment password'])
      await expect(field(popup, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(popup, 'Nickname')).toHaveValue('Walker')
    await expect(field(popup, 'Username')).toHaveValue('x1')
    await summary.getByRole('link', { name: /username/i }).click()
    await expect(field(popup, 'Username')).toBeFocused()

    const { password, paymentPassword } = secrets
    await fill(popup, { Username: accountOf('member').account, Password: password })
    await fill(popup, { 'Confirm password': password, 'Payment password': paymentPassword })
    const terms = popup.getByRole('checkbox', { name: /accept the terms/ })
    await terms.check()
    await submit.click()
    await expect(field(popup, 'Username')).toHaveAccessibleDescription(/taken/)
    await expect(summary).toBeFocused()
    await expect(field(popup, 'Password')).toHaveValue(password)
    await expect(field(popup, 'Nickname')).toHaveValue('Walker')

    await field(popup, 'Username').fill(account)
    await submit.click()
    await expect(popup).toBeHidden()
    await expectBalance(page, '0.00')
    // Values that were refused get a 4xx, which Chromium reports by itself.
    complaints.splice(0, complaints.length)
  })

  await test.step('deposits; the balance comes by itself', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click()
    await expect(page.getByRole('heading', { name: 'Deposit', level: 1 })).toBeVisible()
    await field(page, 'Amount').fill('120.50')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible()
    const loaded = await page.evaluate(() => performance.timeOrigin)
    await expectBalance(page, '120.50')
    await expect(page.getByText('The money is in your balance.')).toBeVisible()
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded)
    funds = '120.50'
  })

  await test.step('plays; each bet and win is in the balance at once', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Slots' }).click()
    await page.getByRole('button', { name: /^Emerald Reels/ }).click()
    for (let number = 0; number < 6; number += 1) {
      const failing = number === 3
      if (failing) await failNextRound('EMR')
      const round = await playRound(page, 'Emerald Reels')
      expect(round.refunded).toBe(failing)
      rounds.push(round)
      funds = sum(funds, round.payout, round.refunded ? '0.00' : minus(round.stake))
      await expect.poll(() => shownAmount(valueBeside(page, 'Balance')), 'balance above the game').toBe(funds)
      await expect.poll(() => shownAmount(gameIn(page, 'Emerald Reels').getByRole('banner'))).toBe(funds)
    }
    await page.getByRole('button', { name: 'Exit' }).click()
    await expectBalance(page, funds)
  })

  const settled = rounds.filter(({ refunded }) => !refunded)
  const staked = sum(...settled.map(({ stake }) => stake))
  const paid = sum(...settled.map(({ payout }) => payout))

  await test.step('reads what was played', async () => {
    await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Betting record' }).click()
    const table = page.getByRole('table', { name: 'Betting record' })
    await expect(table.getByRole('row')).toHaveCount(rounds.length + 2)
    const rows = await table.getByRole('row').all()
    const shown = await Promise.all(rows.slice(1, -1).map((row) => row.getByRole('cell').allTextContents()))
    const [total] = await table.getByRole('row').filter({ hasText: 'Total' }).all()
    // Newest first: game, stake, valid bet, payout, win or loss with the status, number.
    for (const [index, round] of [...rounds].reverse().entries()) {
      const [, stake, valid, payout, result] = shown[index] ?? []
      expect(stake).toBe(`$${round.stake}`)
      expect(valid).toBe(round.refunded ? '$0.00' : `$${round.stake}`)
      if (round.refunded) expect(result).toContain('Refunded')
      else {
        expect(payout).toBe(`$${round.payout}`)
        expect(result?.replace(/[^\d.]/g, '')).toBe(sum(round.payout, minus(round.stake)).replace('-', ''))
        expect(result).toContain(round.payout === '0.00' ? 'Lost' : 'Won')
      }
    }
    await expect(total as NonNullable<typeof total>).toContainText(`$${paid}`)
  })

  await test.step('withdraws, and says that it came', async () => {
    await (await openAccountMenu(page)).getByRole('menuitem', { name: 'Withdraw' }).click()
    await field(page, 'Amount').fill('20.00')
    await field(page, 'Bank').selectOption({ index: 1 })
    await fill(page, { 'Account name': 'Journey Walker', 'Account number': '000123456789' })
    await field(page, 'Payment password').fill(secrets.paymentPassword)
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your withdrawal' })).toBeVisible()
    funds = sum(funds, '-20.00')
    await expectBalance(page, funds)
    await page.getByRole('radio', { name: /The full amount arrived/ }).check({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, received' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Received' })).toBeVisible()
    await expectBalance(page, funds)
  })

  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? ''
  const { client } = callerOf(page.context(), 'member', token)

  await test.step('reads what moved: opening plus in less out is closing', async () => {
    await page
      .getByRole('navigation', { name: 'Site' })
      .getByRole('link', { name: 'Transaction record' })
      .click()
    const sums = (term: string) => shownAmount(valueBeside(page, term))
    await expect.poll(() => sums('Closing balance')).toBe(funds)
    const record = await client.call(transactions, { query: { pageSize: '100' } })
    const [opening, credited, debited, closing] = await Promise.all(
      ['Opening balance', 'In', 'Out', 'Closing balance'].map(sums),
    )
    expect({ opening, credited, debited, closing }).toEqual({
      opening: record.totals.opening,
      credited: record.totals.credited,
      debited: record.totals.debited,
      closing: record.totals.closing,
    })
    expect(sum(opening ?? '', credited ?? '', minus(debited ?? ''))).toBe(closing)
    const table = page.getByRole('table', { name: 'Transaction record' })
    await expect(table.getByRole('row')).toHaveCount(record.rows.length + 1)
    const kinds = record.rows.map(({ type }) => type)
    const count = (type: string) => kinds.filter((kind) => kind === type).length
    expect(count('deposit')).toBe(1)
    expect(count('bet')).toBe(rounds.length)
    expect(count('win')).toBe(settled.filter(({ payout }) => payout !== '0.00').length)
    expect(count('rollback')).toBe(1)
  })

  await test.step('the platform has the same figures', async () => {
    expect((await client.call(balance, {})).balance).toBe(funds)
    expect((await client.call(balance, {})).held).toBe('0.00')
    const { totals } = await client.call(bets, { query: {} })
    expect(totals).toMatchObject({ bets: rounds.length, validBet: staked, payout: paid })
    const { rows } = await client.call(withdrawals, { query: {} })
    expect(rows.map(({ amount, state }) => ({ amount, state }))).toEqual([
      { amount: '20.00', state: 'completed' },
    ])
  })
  expect(complaints).toEqual([])
})
