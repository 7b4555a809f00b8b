import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../http/implement.ts'
import type { Period } from '../records/days.ts'

/** The brand's day of a slot, in SQL. */
const dayOfSlot = (gmtOffsetMinutes: number): RawBuilder<string> =>
  sql<string>`to_char(slot AT TIME ZONE 'UTC' + make_interval(mins => ${gmtOffsetMinutes}::integer), 'YYYY-MM-DD')`

type Window = Pick<Period, 'start' | 'end'>

/** What some accounts played themselves, by day of the brand and game type. */
export async function ownPlay(
  db: Db,
  members: readonly string[],
  { start, end }: Window,
  gmtOffsetMinutes: number,
) {
  if (members.length === 0) return []
  const rows = await db
    .selectFrom('play_slot')
    .select([
      ...(['member_id', 'game_type'] as const),
      dayOfSlot(gmtOffsetMinutes).as('day'),
      sql<bigint>`sum(bets)::bigint`.as('bets'),
      sql<string>`sum(stake)::text`.as('stake'),
      sql<string>`sum(valid_bet)::text`.as('validBet'),
      sql<string>`sum(payout)::text`.as('payout'),
    ])
    .where('member_id', 'in', members)
    .where('slot', '>=', start)
    .where('slot', '<', end)
    .groupBy(['member_id', 'game_type', sql`3`])
    .execute()
  return rows.map((row) => ({
    agent: row.member_id,
    day: row.day,
    gameType: row.game_type,
    bets: row.bets,
    stake: BigInt(row.stake),
    validBet: BigInt(row.validBet),
    payout: BigInt(row.payout),
  }))
}

/** The own money of some accounts, by day of the brand and type of journal; a first deposit is a type of its own. */
export async function ownMoney(
  db: Db,
  members: readonly string[],
  currency: string,
  { start, end, from, to }: Period,
  gmtOffsetMinutes: number,
) {
  if (members.length === 0) return []
  const rows = await db
    .selectFrom('money_slot')
    .select([
      ...(['owner_id', 'type'] as const),
      dayOfSlot(gmtOffsetMinutes).as('day'),
      sql<bigint>`sum(journals)::bigint`.as('count'),
      sql<string>`sum(amount)::text`.as('amount'),
    ])
    .where('owner_id', 'in', members)
    .where('currency', '=', currency)
    .where('slot', '>=', start)
    .where('slot', '<', end)
    .groupBy(['owner_id', 'type', sql`3`])
    .execute()
  const first = await db
    .selectFrom('team_first_deposit')
    .select(['member_id', 'day'])
    .where('member_id', 'in', members)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  return [
    ...rows.map((row) => ({
      agent: row.owner_id,
      day: row.day,
      type: row.type,
      count: Number(row.count),
      amount: BigInt(row.amount),
    })),
    ...first.map(({ member_id, day }) => ({
      ...{ agent: member_id, day, type: 'firstDeposit', count: 1, amount: 0n },
    })),
  ]
}
