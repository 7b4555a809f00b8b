import { contracts } from '@baize/api/calls'
import { type Browser, expect, type Page } from '@playwright/test'
import { below, type Side, sideOf } from './agents.ts'
import { giveContracts, offerTo } from './contracts.ts'
import { newAgent } from './people.ts'
import { travel } from './sandbox.ts'
import type { Place } from './visitedScreens.ts'

/** A route with the page of its user. */
export interface Seen {
  readonly side: Side
  readonly place: Place
}

/**
 * An offer's form, filled in wrongly, for an agent whose own contract is in force; and the text of the contract that is
 * agreed to, for the downline that an offer waits for.
 */
export async function contractPlaces(browser: Browser): Promise<readonly Seen[]> {
  const upline = await sideOf(browser, 'agent', await newAgent(browser))
  const agent = upline.person
  await giveContracts(browser, agent, { kinds: ['dividend'] })
  // It comes into force with the next five minutes.
  await travel(300)
  const downline = await below(browser, agent, 'agent')
  await offerTo(agent, downline.account, {
    ...{ kind: 'dividend', period: 'monthly', autoPay: false },
    tiers: [{ validBet: '1000.00', loss: '500.00', activeMembers: 5, rate: '30' }],
  })
  const { rows } = await downline.client.call(contracts, { query: { side: 'own', state: 'requested' } })
  const path = '/agentHome/contracts?kind=dividend'
  return [
    {
      side: upline,
      place: {
        name: 'contract-offer',
        path: `${path}&side=downline&offer=${downline.account}`,
        ready: fillWrongly,
      },
    },
    {
      side: await sideOf(browser, 'agent', downline),
      place: { name: 'contract-text', path: `${path}&contract=${rows[0]?.id}`, ready: openText },
    },
  ]
}

/** Two tiers, the second of which requires no more, pays too much and has half a member. */
async function fillWrongly(page: Page): Promise<void> {
  const fill = async (tier: number, values: Readonly<Record<string, string>>) => {
    for (const [part, value] of Object.entries(values))
      await page.locator(`[name="tiers.${tier}.${part}"]`).fill(value)
  }
  await fill(0, { validBet: '1000.00', loss: '500.00', activeMembers: '5', rate: '30' })
  await page.getByRole('button', { name: 'Add a tier' }).click()
  await fill(1, { validBet: '1000.00', activeMembers: '2.5', rate: '90' })
  await page.getByRole('button', { name: 'Review the offer' }).click()
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
}

async function openText(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Read the text/ }).click()
  await page.getByText('What is agreed', { exact: true }).waitFor()
}
