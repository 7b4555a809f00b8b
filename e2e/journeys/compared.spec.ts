import { expect, test } from '@playwright/test'
import { below, sideOf, visit } from '../support/agents.ts'
import { deposit, newAgent, playByCall } from '../support/people.ts'
import { travel } from '../support/sandbox.ts'
import { figureOf } from '../support/screens.ts'

test('in the morning the team’s figures are compared with yesterday until this hour', async ({ browser }) => {
  test.setTimeout(120_000)
  const { page, person } = await sideOf(browser, 'agent', await newAgent(browser, null))
  const member = await below(browser, person, 'member')
  await deposit(member, '200.00')
  await travel('endOfDay')
  await travel(3600)
  await playByCall(member, '1001', '20.00')
  await travel(7200)
  await playByCall(member, '1001', '50.00')
  // A quarter of an hour later than yesterday's first bet, long before the second.
  await travel(86_400 - 7200 + 900)
  await playByCall(member, '1001', '10.00')

  await visit(page, '')
  await expect(page.getByText(/^Compared with .*, up to /)).toBeVisible()
  const stake = figureOf(page, 'Stake').first()
  await expect(stake).toContainText('$10.00')
  // 10.00 after 20.00; all of yesterday's bets would be 70.00.
  await expect(stake).toContainText('50%')
  await page.context().close()
})
