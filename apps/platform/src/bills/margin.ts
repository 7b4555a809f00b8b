import { sql } from 'kysely'
import type { Contract } from '../contracts/contract.ts'
import { termsOf } from '../contracts/wording.ts'
import type { Db } from '../http/implement.ts'
import type { Settings } from '../settings.ts'
import { figuresOf } from './figures.ts'
import type { Running } from './forecast.ts'
import { playedOf } from './inputs.ts'

type Brand = Settings['brand']

const million = 1_000_000n

/** What the agent keeps of one branch in its own running window. */
export interface Margin {
  readonly memberId: string
  readonly kind: Contract['kind']
  /** The branch's part of the agent's own share: below zero where the branch won. */
  readonly earned: bigint
  /** What the downline is paid of it: bills of the window, and its running ones at their current amounts. */
  readonly paidOn: bigint
}

/**
 * The amount of each bet of a branch at the agent's rates; the tiers that count are those that its whole team
 * reaches.
 */
async function earnedByBets(db: Db, { contract, window, inputs }: Running, path: string): Promise<bigint> {
  const { tiers } = termsOf(contract)
  const played = await playedOf(db, path, window, tiers, inputs.active)
  return played.reduce((sum, { tier, won, validBet }) => {
    const { winRate = 0n, lossRate = 0n } = tiers[tier] ?? {}
    return sum + (validBet * (won ? winRate : lossRate)) / million
  }, 0n)
}

/** The amount of a branch's own figures at the agent's rate, by the base of the agent's contract. */
async function earnedBy(db: Db, brand: Brand, own: Running, memberId: string): Promise<bigint> {
  const { path } = await db
    .selectFrom('member')
    .select('path')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (own.contract.kind === 'realtimeSalary') return earnedByBets(db, own, path)
  const { loss, validBet } = await figuresOf(db, brand, { head: memberId, path }, own.window)
  const { base } = own.contract
  const measure =
    base === 'profitLoss'
      ? loss
      : base === 'dailyAverage'
        ? validBet / BigInt(Math.max(own.inputs.days, 1))
        : validBet
  return (measure * own.result.rate) / million
}

async function billedIn(db: Db, own: Running, contract: Contract): Promise<bigint> {
  const { billed } = await db
    .selectFrom('bill')
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as('billed'))
    .where('party_id', '=', contract.party_id)
    .where('upline_id', '=', contract.upline_id)
    .where('kind', '=', contract.kind)
    .where('window_from', '>=', own.window.from)
    .where('window_from', '<', own.window.to)
    .executeTakeFirstOrThrow()
  return BigInt(billed)
}

/** What the agent keeps of each branch that it has a contract with, by kind. */
export async function marginsOf(
  db: Db,
  brand: Brand,
  own: readonly Running[],
  downlines: readonly Running[],
): Promise<Margin[]> {
  const margins: Margin[] = []
  for (const mine of own) {
    const below = downlines.filter(({ contract }) => contract.kind === mine.contract.kind)
    for (const memberId of new Set(below.map(({ contract }) => contract.party_id))) {
      const rows = below.filter(({ contract }) => contract.party_id === memberId)
      const running = rows.reduce((sum, { result }) => sum + result.amount, 0n)
      const [first] = rows
      if (!first) continue
      margins.push({
        ...{ memberId, kind: mine.contract.kind },
        earned: await earnedBy(db, brand, mine, memberId),
        paidOn: (await billedIn(db, mine, first.contract)) + running,
      })
    }
  }
  return margins
}
