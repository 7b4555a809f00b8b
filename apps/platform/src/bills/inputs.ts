import { type RawBuilder, sql } from 'kysely'
import type { Contract } from '../contracts/book.ts'
import { termsOf } from '../contracts/wording.ts'
import type { Db } from '../http/implement.ts'
import type { JournalType } from '../ledger/index.ts'
import type { Settings } from '../settings.ts'
import type { BillInputs, Figures, Played } from '../settlement/bill.ts'
import type { Tier } from '../settlement/terms.ts'
import { daysIn, earlierOf, laterOf, monthNumber, type Window, windows } from '../settlement/windows.ts'
import { likeLiteral } from '../team/subtree.ts'

type Brand = Pick<Settings['brand'], 'gmtOffsetMinutes' | 'currency'>
type Settled = Pick<Contract, 'party_id' | 'kind' | 'period' | 'base' | 'carry' | 'tiers' | 'valid_from'>

/** A team with its head: the account itself and everyone below it. */
export const isWithin = (column: string, path: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} LIKE ${`${likeLiteral(path)}%`}`

/** What members are given on account of their play: it lessens what the house, and so a dividend, is made of. */
const given = ['rebatePaid', 'rewardPaid', 'bonusConverted'] as const satisfies readonly JournalType[]

async function givenTo(db: Db, currency: string, path: string, { from, to }: Window): Promise<bigint> {
  const { total } = await db
    .selectFrom('money_slot')
    .innerJoin('member', 'member.id', 'money_slot.owner_id')
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as('total'))
    .where('slot', '>=', from)
    .where('slot', '<', to)
    .where('money_slot.type', 'in', given)
    .where('currency', '=', currency)
    .where(isWithin('member.path', path))
    .executeTakeFirstOrThrow()
  return BigInt(total)
}

/** What a team with its head played in a window, and what it was given: whole slots of five minutes. */
export async function figuresOf(db: Db, currency: string, path: string, window: Window): Promise<Figures> {
  const { from, to } = window
  const row = await db
    .selectFrom('play_slot')
    .innerJoin('member', 'member.id', 'play_slot.member_id')
    .select([
      sql<string>`coalesce(sum(valid_bet), 0)::text`.as('validBet'),
      sql<string>`coalesce(sum(stake - payout), 0)::text`.as('loss'),
      sql<bigint>`count(DISTINCT play_slot.member_id)`.as('active'),
    ])
    .where('slot', '>=', from)
    .where('slot', '<', to)
    .where(isWithin('member.path', path))
    .executeTakeFirstOrThrow()
  const loss = BigInt(row.loss) - (await givenTo(db, currency, path, window))
  return { validBet: BigInt(row.validBet), loss, active: Number(row.active) }
}

/** Settled bets of a window, each counted for the highest tier that its stake reaches. */
async function playedOf(
  db: Db,
  path: string,
  { from, to }: Window,
  tiers: readonly Tier[],
): Promise<Played[]> {
  const whens = tiers.map(
    ({ singleBet }, place) => sql`WHEN bet.stake >= ${singleBet} THEN ${place}::integer`,
  )
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
    .where('bet.state', 'in', ['won', 'lost'])
    .where(isWithin('member.path', path))
    .groupBy([sql`1`, sql`2`])
    .orderBy(sql`1`)
    .orderBy(sql`2`)
    .execute()
  return rows
    .filter((row) => row.tier >= 0)
    .map((row) => ({ tier: row.tier, won: row.won, validBet: BigInt(row.validBet) }))
}

/** Everything that a bill of this window is made of, read from what was played. */
export async function gatherInputs(
  db: Db,
  { gmtOffsetMinutes: zone, currency }: Brand,
  contract: Settled,
  window: Window,
): Promise<BillInputs> {
  const { path } = await db
    .selectFrom('member')
    .select('path')
    .where('id', '=', contract.party_id)
    .executeTakeFirstOrThrow()
  const figures = await figuresOf(db, currency, path, window)
  const terms = termsOf(contract)
  const begins = contract.valid_from ?? window.from
  const month = monthNumber(zone, window.from)
  const earlier = []
  if (terms.carry !== 'none' && begins < window.from) {
    const before = windows(terms.period, zone, begins, window.from)
    for (const one of terms.carry === 'previousPeriod' ? before.slice(-1) : before) {
      const sameMonth = monthNumber(zone, one.from) === month
      if (terms.carry === 'secondHalfOfMonth' && !sameMonth) continue
      const { loss } = await figuresOf(db, currency, path, {
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
    played: terms.kind === 'realtimeSalary' ? await playedOf(db, path, window, terms.tiers) : [],
  }
}
