import { gameTypes } from '@baize/api/contract'
import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'

/** First and last day of a report, as the sums name them. */
export interface Days {
  readonly from: string
  readonly to: string
}

const summed = sql<string>`sum(stake)::text`

/** What was played below each of some agents, by game type. */
export async function playBelow(db: Db, agents: readonly string[], { from, to }: Days) {
  if (agents.length === 0) return []
  const rows = await db
    .selectFrom('team_day')
    .select([
      ...(['agent_id', 'game_type'] as const),
      sql<bigint>`sum(bets)::bigint`.as('bets'),
      summed.as('stake'),
      sql<string>`sum(valid_bet)::text`.as('validBet'),
      sql<string>`sum(payout)::text`.as('payout'),
    ])
    .where('agent_id', 'in', agents)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['agent_id', 'game_type'])
    .execute()
  return rows.map((row) => ({
    agent: row.agent_id,
    gameType: row.game_type,
    bets: row.bets,
    stake: BigInt(row.stake),
    validBet: BigInt(row.validBet),
    payout: BigInt(row.payout),
  }))
}

/** Counts and sums of money below each of some agents, by type of journal. */
export async function moneyBelow(db: Db, agents: readonly string[], { from, to }: Days) {
  if (agents.length === 0) return []
  const rows = await db
    .selectFrom('team_money_day')
    .select([
      ...(['agent_id', 'type'] as const),
      sql<bigint>`sum(count)::bigint`.as('count'),
      sql<string>`sum(amount)::text`.as('amount'),
    ])
    .where('agent_id', 'in', agents)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['agent_id', 'type'])
    .execute()
  return rows.map((row) => ({
    agent: row.agent_id,
    type: row.type,
    count: Number(row.count),
    amount: BigInt(row.amount),
  }))
}

/** How many accounts below an agent played at all in a period. */
export async function activeBelow(db: Db, agent: string, { from, to }: Days): Promise<number> {
  const { active } = await db
    .selectFrom('team_active')
    .select(sql<bigint>`coalesce(sum(members), 0)::bigint`.as('active'))
    .where('agent_id', '=', agent)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('previous_day', '<', from)
    .executeTakeFirstOrThrow()
  return Number(active)
}

/** The contract's game types that rows speak of, in the contract's order. */
export const inOrder = <Row extends { gameType: string }>(rows: readonly Row[]) =>
  gameTypes.flatMap((gameType) => {
    const row = rows.find((one) => one.gameType === gameType)
    return row ? [{ ...row, gameType }] : []
  })

/** What was played below an agent, by day and game type. */
export async function playByDay(db: Db, agent: string, { from, to }: Days) {
  const rows = await db
    .selectFrom('team_day')
    .selectAll()
    .where('agent_id', '=', agent)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  return rows.map((row) => ({
    day: row.day,
    bets: row.bets,
    stake: BigInt(row.stake),
    validBet: BigInt(row.valid_bet),
    payout: BigInt(row.payout),
  }))
}

/** Money below an agent, by day and type of journal. */
export async function moneyByDay(db: Db, agent: string, { from, to }: Days) {
  const rows = await db
    .selectFrom('team_money_day')
    .selectAll()
    .where('agent_id', '=', agent)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  return rows.map((row) => ({
    agent: row.agent_id,
    day: row.day,
    type: row.type,
    count: Number(row.count),
    amount: BigInt(row.amount),
  }))
}

/** How many accounts below an agent played on each day. */
export async function activeByDay(db: Db, agent: string, { from, to }: Days) {
  const rows = await db
    .selectFrom('team_active')
    .select(['day', sql<bigint>`sum(members)::bigint`.as('members')])
    .where('agent_id', '=', agent)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, members }) => [day, Number(members)]))
}
