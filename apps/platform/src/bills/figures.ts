import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'
import type { Settings } from '../settings.ts'
import type { Figures } from '../settlement/bill.ts'
import type { Window } from '../settlement/windows.ts'
import { givenTypes, lossOf } from '../team/figures.ts'
import { isBelow, isWithin } from '../team/subtree.ts'
import { splitByDays } from './days.ts'

type Brand = Pick<Settings['brand'], 'gmtOffsetMinutes' | 'currency'>

/** Whose play a bill counts: the account itself, and everyone below its path. */
export interface Team {
  readonly head: string
  readonly path: string
}

/** The figures of a bill, with the parts of its loss: stake less payout, less what was granted. */
export interface TeamFigures extends Figures {
  readonly stake: bigint
  readonly payout: bigint
  readonly given: bigint
}

const isGiven = sql.join(givenTypes.map((type) => sql`${type}`))

interface Row {
  readonly zone: number | null
  readonly validBet: string
  readonly stake: string
  readonly payout: string
  readonly given: string
  readonly active: bigint
}

export function figuresIn(row: Omit<Row, 'zone'>): TeamFigures {
  const [stake, payout, given] = [BigInt(row.stake), BigInt(row.payout), BigInt(row.given)]
  const loss = lossOf({ stake, payout }, given)
  return { ...{ stake, payout, given, loss }, validBet: BigInt(row.validBet), active: Number(row.active) }
}

/**
 * What a team with its head played in a window, and what it was granted: whole days of the brand from the team's
 * sums, what is left of the window from slots of five minutes.
 */
export async function figuresOf(db: Db, brand: Brand, team: Team, window: Window): Promise<TeamFigures> {
  const row = await figuresBySums(db, brand, team, window)
  return row ?? figuresBySlots(db, brand.currency, team.path, window)
}

/** The same, from the slots of every member of the team. */
export async function figuresBySlots(
  db: Db,
  currency: string,
  path: string,
  { from, to }: Window,
): Promise<TeamFigures> {
  const { rows } = await sql<Row>`
    WITH played AS (
      SELECT play_slot.member_id, valid_bet, stake, payout
      FROM play_slot JOIN member ON member.id = play_slot.member_id
      WHERE slot >= ${from} AND slot < ${to} AND ${isWithin('member.path', path)}
    ), gave AS (
      SELECT amount FROM money_slot JOIN member ON member.id = money_slot.owner_id
      WHERE slot >= ${from} AND slot < ${to} AND ${isWithin('member.path', path)}
        AND money_slot.type IN (${isGiven}) AND currency = ${currency}
    )
    SELECT coalesce(sum(valid_bet), 0)::text AS "validBet", coalesce(sum(stake), 0)::text AS stake,
      coalesce(sum(payout), 0)::text AS payout,
      (SELECT coalesce(sum(amount), 0)::text FROM gave) AS given, count(DISTINCT member_id) AS active
    FROM played`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum without a row')
  return figuresIn(row)
}

/**
 * From the sums by day, in one statement: what is added up already, the notes that still wait for it, the head's own
 * slots (the sums leave the head out) and the parts that are no whole days. Null where the window has no whole day,
 * or the sums are for another zone's days.
 */
export async function figuresBySums(
  db: Db,
  { gmtOffsetMinutes, currency }: Brand,
  { head, path }: Team,
  window: Window,
): Promise<TeamFigures | null> {
  const split = splitByDays(gmtOffsetMinutes, window)
  if (!split) return null
  const { first, last, whole } = split
  const inDays = sql`day >= ${first} AND day <= ${last}`
  const inWhole = (column: string) =>
    sql`${sql.ref(column)} >= ${whole.from} AND ${sql.ref(column)} < ${whole.to}`
  const inEdges = sql`(slot >= ${window.from} AND slot < ${whole.from} OR slot >= ${whole.to} AND slot < ${window.to})`
  const below = isBelow('member.path', path)
  const { rows } = await sql<Row>`
    WITH waiting AS (
      SELECT team_delta.member_id, kind, team_delta.type, currency, valid_bet, stake, payout
      FROM team_delta JOIN member ON member.id = team_delta.member_id
      WHERE ${inWhole('at_slot')} AND ${below}
    ), edges AS (
      SELECT play_slot.member_id, valid_bet, stake, payout
      FROM play_slot JOIN member ON member.id = play_slot.member_id WHERE ${inEdges} AND ${below}
    ), own AS (
      SELECT member_id, valid_bet, stake, payout FROM play_slot
      WHERE member_id = ${head} AND slot >= ${window.from} AND slot < ${window.to}
    ), played AS (
      SELECT valid_bet, stake, payout FROM team_day WHERE agent_id = ${head} AND ${inDays}
      UNION ALL SELECT valid_bet, stake, payout FROM waiting WHERE kind = 'play'
      UNION ALL SELECT valid_bet, stake, payout FROM edges
      UNION ALL SELECT valid_bet, stake, payout FROM own
    ), gave AS (
      SELECT amount FROM team_money_day WHERE agent_id = ${head} AND ${inDays} AND type IN (${isGiven})
      UNION ALL SELECT stake FROM waiting WHERE kind = 'money' AND type IN (${isGiven}) AND currency = ${currency}
      UNION ALL SELECT amount FROM money_slot JOIN member ON member.id = money_slot.owner_id
      WHERE ${inEdges} AND ${below} AND money_slot.type IN (${isGiven}) AND currency = ${currency}
      UNION ALL SELECT amount FROM money_slot WHERE owner_id = ${head} AND slot >= ${window.from}
        AND slot < ${window.to} AND type IN (${isGiven}) AND currency = ${currency}
    ), unseen AS (
      SELECT member_id FROM waiting WHERE kind = 'play' UNION SELECT member_id FROM edges
    )
    SELECT (SELECT totals_offset_minutes FROM team_rollup WHERE id = 1) AS zone,
      (SELECT coalesce(sum(valid_bet), 0)::text FROM played) AS "validBet",
      (SELECT coalesce(sum(stake), 0)::text FROM played) AS stake,
      (SELECT coalesce(sum(payout), 0)::text FROM played) AS payout,
      (SELECT coalesce(sum(amount), 0)::text FROM gave) AS given,
      (SELECT coalesce(sum(members), 0)::bigint FROM team_active
        WHERE agent_id = ${head} AND ${inDays} AND previous_day < ${first})
      + (SELECT count(*) FROM unseen WHERE NOT EXISTS (
          SELECT 1 FROM team_seen WHERE team_seen.member_id = unseen.member_id AND ${inDays}))
      + (SELECT count(DISTINCT member_id) FROM own) AS active`.execute(db)
  const [row] = rows
  return row && row.zone === gmtOffsetMinutes ? figuresIn(row) : null
}
