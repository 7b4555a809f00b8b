import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { minus } from '../support/amounts.ts'
import { memberWithMoney } from '../support/people.ts'
import { gameIn, openMember, playRound, shownAmount } from '../support/screens.ts'

test('a bet is opened from the record, followed into the balance, and its seed checked in the browser', async ({
  page,
}) => {
  await memberWithMoney(page, '30.00')
  await openMember(page, '/play/1001')
  const round = await playRound(page, 'Emerald Reels')

  await test.step('a new seed uncovers the one that was played with', async () => {
    const game = gameIn(page, 'Emerald Reels')
    await game.locator('#fairness summary').click()
    const hash = game.locator('#seed-hash')
    await expect(hash).not.toBeEmpty()
    const before = (await hash.textContent()) ?? ''
    await game.locator('#seed-new').click()
    await expect(hash).not.toHaveText(before)
  })

  const bet = page.getByRole('dialog', { name: 'Bet', exact: true })
  await test.step('the bet opens in the record, and has an address of its own', async () => {
    await openMember(page, '/member/betting-record')
    const table = page.getByRole('table', { name: 'Betting record' })
    await table.getByRole('row').nth(1).getByRole('button').click()
    await expect(bet.getByRole('table', { name: 'The round' })).toBeVisible()
    await expect(page).toHaveURL(/[?&]bet=/)
    await page.reload()
    await expect(bet.getByRole('table', { name: 'The round' })).toBeVisible()
  })

  await test.step('its seed has the hash that was shown before', async () => {
    const seed = await bet.getByRole('textbox', { name: /^Server seed, revealed after/ }).inputValue()
    const hash = await bet.getByRole('textbox', { name: /^Server seed hash/ }).inputValue()
    expect(createHash('sha256').update(seed).digest('hex')).toBe(hash)
    await bet.getByRole('button', { name: 'Verify' }).click()
    await expect(bet).toContainText('this seed matches the hash shown before')
  })

  await test.step('what it moved is in the balance, and in the transaction record', async () => {
    const moved = bet.getByRole('table', { name: 'Transactions' })
    await expect.poll(() => shownAmount(moved.getByRole('row').nth(1))).toBe(minus(round.stake))
    await expect(moved.getByRole('row')).toHaveCount(round.payout === '0.00' ? 2 : 3)
    await bet.getByRole('link', { name: 'View in transaction record' }).click()
    await expect(page).toHaveURL(/\/member\/transactions\?.*search=/)
    const record = page.getByRole('table', { name: 'Transaction record' })
    await expect(record.getByRole('row', { name: /Bet/ }).filter({ hasText: round.stake })).toBeVisible()
  })
})
