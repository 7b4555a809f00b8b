import { sql } from 'kysely'
import type { Contract } from '../contracts/contract.ts'
import { termsOf } from '../contracts/wording.ts'
import type { Db } from '../http/implement.ts'
import { countedStates } from '../seamless/tables.ts'
import type { Settings } from '../settings.ts'
import type { BillInputs, Played } from '../settlement/bill.ts'
import type { Tier } from '../settlement/terms.ts'
import { daysIn, earlierOf, laterOf, monthNumber, type Window, windows } from '../settlement/windows.ts'
import { isWithin } from '../team/subtree.ts'
import { figuresOf, type TeamFigures } from './figures.ts'

type Brand = Pick<Settings['brand'], 'gmtOffsetMinutes' | 'currency'>
type Settled = Pick<Contract, 'party_id' | 'kind' | 'period' | 'base' | 'carry' | 'tiers' | 'valid_from'>

/**
 * Settled bets of a window, each counted for the last tier that its stake and the team's active members reach: rates do
 * not fall from tier to tier, so that no other pays more.
 */
export async function playedOf(
  db: Db,
  path: string,
  { from, to }: Window,
  tiers: readonly Tier[],
  active: number,
): Promise<Played[]> {
  const whens = tiers.flatMap(({ singleBet, activeMembers }, place) =>
    active < activeMembers ? [] : [sql`WHEN bet.stake >= ${singleBet} THEN ${place}::integer`],
  )
  if (whens.length === 0) return []
  const tier = sql<number>`CASE ${sql.join(whens.toReversed(), sql` `)} ELSE -1 END`
  const rows = await db
    .selectFrom('bet')
    .innerJoin('member', 'member.id', 'bet.member_id')
    .select([
      tier.as('tier'),
      sql<boolean>`bet.payout > bet.stake`.as('won'),
      sql<string>`sum(bet.valid_bet)::text`.as('validBet'),
    ])
    .where('bet.settled_at', '>=', from)
    .where('bet.settled_at', '<', to)
    .where('bet.state', 'in', countedStates)
    .where(isWithin('member.path', path))
    .groupBy([sql`1`, sql`2`])
    .orderBy(sql`1`)
    .orderBy(sql`2`)
    .execute()
  return rows
    .filter((row) => row.tier >= 0)
    .map((row) => ({ tier: row.tier, won: row.won, validBet: BigInt(row.validBet) }))
}

/** The inputs of a bill with the parts of its loss, which are stored with it. */
export type GatheredInputs = BillInputs & TeamFigures

/** Everything that a bill of this window is made of, read from what was played. */
export async function gatherInputs(
  db: Db,
  brand: Brand,
  contract: Settled,
  window: Window,
): Promise<GatheredInputs> {
  const zone = brand.gmtOffsetMinutes
  const { path } = await db
    .selectFrom('member')
    .select('path')
    .where('id', '=', contract.party_id)
    .executeTakeFirstOrThrow()
  const team = { head: contract.party_id, path }
  const figures = await figuresOf(db, brand, team, window)
  const terms = termsOf(contract)
  const begins = contract.valid_from ?? window.from
  const month = monthNumber(zone, window.from)
  const earlier = []
  if (terms.carry !== 'none' && begins < window.from) {
    const before = windows(terms.period, zone, begins, window.from)
    for (const one of terms.carry === 'previousPeriod' ? before.slice(-1) : before) {
      const sameMonth = monthNumber(zone, one.from) === month
      if (terms.carry === 'secondHalfOfMonth' && !sameMonth) continue
      const { loss } = await figuresOf(db, brand, team, {
        from: laterOf(one.from, begins),
        to: earlierOf(one.to, window.from),
      })
      earlier.push({ loss, sameMonth })
    }
  }
  return {
    ...figures,
    days: daysIn(zone, window),
    earlier,
    played:
      terms.kind === 'realtimeSalary' ? await playedOf(db, path, window, terms.tiers, figures.active) : [],
  }
}
