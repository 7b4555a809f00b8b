import { type InputOf, newIntentKey, type ValueOf } from '@baize/api'
import { acceptContract, bills, contractInfo, contracts, offerContract, teamMembers } from '@baize/api/calls'
import { type Browser, expect, type Page } from '@playwright/test'
import { type Person, signedIn } from './people.ts'
import { accountOf } from './product.ts'
import { offerByPlatform } from './sandbox.ts'
import { field } from './screens.ts'

export type Kind = ValueOf<typeof contracts>['rows'][number]['kind']
export type Bill = ValueOf<typeof bills>['rows'][number]

/** Agrees by call to the offers that wait, where the journey is not about agreeing. */
export async function acceptOffers({ client, paymentPassword }: Person): Promise<void> {
  const { textVersion } = await client.call(contractInfo, {})
  const { rows } = await client.call(contracts, { query: { side: 'own', state: 'requested' } })
  for (const { id } of rows) {
    const body = { paymentPassword, textVersion, language: 'en' }
    await client.call(acceptContract, { params: { id }, body }, { idempotencyKey: newIntentKey() })
  }
}

type Terms = Omit<InputOf<typeof offerContract>['body'], 'toMemberId'>

/** Terms that pay from the first bet on, and by themselves. */
export function simpleTerms(kind: Kind, rate: string): Terms {
  const rates = kind === 'realtimeSalary' ? { winRate: rate, lossRate: rate } : { rate }
  return { kind, autoPay: true, ...(kind === 'dividend' ? { period: 'daily' as const } : {}), tiers: [rates] }
}

/** Offers by call to an account directly below. */
export async function offerTo(upline: Person, account: string, terms: Terms): Promise<void> {
  const body = { toMemberId: await memberIdOf(upline, account), ...terms }
  await upline.client.call(offerContract, { body }, { idempotencyKey: newIntentKey() })
}

/** The number of an account of a team. */
export async function memberIdOf(upline: Person, account: string): Promise<string> {
  const { rows } = await upline.client.call(teamMembers, { query: { search: account } })
  const [found] = rows
  expect(found?.account).toBe(account)
  return found?.id ?? ''
}

const above: Readonly<Record<Kind, [string, string]>> = {
  dividend: ['50', '45'],
  dailySalary: ['5', '4'],
  hourSalary: ['4', '3'],
  realtimeSalary: ['3', '2'],
}

export interface Giving {
  /** @default all four */
  kinds?: readonly Kind[]
  /** What is asked of the agent's own team before its contract pays. @default nothing */
  asks?: Terms['tiers'][number]
}

/** Creates contracts for an agent below the sandbox's one, so that it can offer them to its downline. */
export async function giveContracts(
  browser: Browser,
  agent: Person,
  { kinds = Object.keys(above) as Kind[], asks = {} }: Giving = {},
): Promise<void> {
  const context = await browser.newContext()
  const top = await signedIn(context, 'agent', accountOf('agent'))
  const { rows } = await top.client.call(contracts, { query: { side: 'own', state: 'valid' } })
  for (const kind of kinds.filter((each) => !rows.some((row) => row.kind === each))) {
    await offerByPlatform(top.account, simpleTerms(kind, above[kind][0]))
  }
  await acceptOffers(top)
  for (const kind of kinds) {
    const terms = simpleTerms(kind, above[kind][1])
    await offerTo(top, agent.account, { ...terms, tiers: terms.tiers.map((tier) => ({ ...tier, ...asks })) })
  }
  await acceptOffers(agent)
  await context.close()
}

/** Pays in the dialog that is open: a part where there is too little, or only whole bills. */
export async function payInDialog(page: Page, { paymentPassword }: Person, partial = false): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Pay bills' })
  await dialog.getByRole('checkbox', { name: /^Pay part/ }).setChecked(partial)
  await field(dialog, 'Payment password').fill(paymentPassword)
  await dialog.getByRole('button', { name: 'Pay now' }).click()
}

/** The bills of a kind that pay an account, newest first; asked again until one of them fits. */
export async function billOf(
  { client }: Person,
  kind: Kind,
  fits: (bill: Bill) => boolean = () => true,
): Promise<Bill> {
  let found: Bill | undefined
  await expect
    .poll(
      async () => {
        const { rows } = await client.call(bills, { query: { side: 'own', kind } })
        found = rows.find((bill) => Number(bill.amount) > 0 && fits(bill))
        return found !== undefined
      },
      { message: `a bill of ${kind}`, timeout: 60_000 },
    )
    .toBe(true)
  if (!found) throw new Error(`no bill of ${kind}`)
  return found
}
