import { createHash } from 'node:crypto'
import { balance, raffle } from '@baize/api/calls'
import { expect, test } from '@playwright/test'
import { sum } from '../support/amounts.ts'
import { deposit, memberWithMoney } from '../support/people.ts'
import { drawRaffle } from '../support/sandbox.ts'
import { expectBalance, figureOf, openMember } from '../support/screens.ts'

test('deposits give tickets, which are claimed; the draw can be checked, and its prizes are claimed', async ({
  page,
}) => {
  const person = await memberWithMoney(page, '30.00')
  const main = page.getByRole('main')
  await openMember(page, '/raffle')
  await main.getByRole('button', { name: 'Claim 3 tickets' }).click()
  await expect(page.getByText(/Your ticket numbers are \d+ to \d+/)).toBeVisible()
  await expect(main.getByRole('button', { name: 'No tickets to claim yet' })).toBeDisabled()
  await expect(figureOf(page, 'Your tickets')).toContainText('3')

  await deposit(person, '10.00')
  await page.reload()
  await main.getByRole('button', { name: 'Claim 1 ticket' }).click()
  await expect(page.getByText(/Your ticket number is \d+/)).toBeVisible()
  const { seedHash, own } = await person.client.call(raffle, {})
  expect(own.claimed).toBe(4)
  await expect(main.getByRole('textbox', { name: 'This week’s fingerprint' })).toHaveValue(seedHash)

  await drawRaffle()
  await page.reload()
  const seed = await main.getByRole('textbox', { name: 'Last draw’s secret' }).inputValue()
  expect(createHash('sha256').update(seed).digest('hex')).toBe(seedHash)
  const winners = main.getByRole('table', { name: 'Last draw' })
  const { last } = await person.client.call(raffle, {})
  const won = last?.winners.filter((winner) => winner.own) ?? []
  // No other member has claimed tickets: each of the four wins.
  expect(won).toHaveLength(4)
  await expect(winners.getByRole('row').filter({ hasText: 'You' })).toHaveCount(4)

  const before = (await person.client.call(balance, {})).balance
  await openMember(page, '/member/rewards?from=raffle')
  await main.getByRole('button', { name: 'Claim all' }).click()
  await expect(page.getByText('4 rewards claimed.')).toBeVisible()
  await expectBalance(page, sum(before, ...won.map(({ prize }) => prize)))
})
