import { type RawBuilder, sql } from 'kysely'
import { sqlState } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import type { Settings } from '../settings.ts'
import { totalColumns, totalled } from './totals.ts'

type Brand = Pick<Settings['brand'], 'gmtOffsetMinutes' | 'currency'>

/** The brand's day of a moment, in SQL. */
const dayOf = (column: string, offset: number): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} AT TIME ZONE 'UTC' + make_interval(mins => ${offset}::integer), 'YYYY-MM-DD')`

/** Everyone above an account, a row each. */
const upline = sql`unnest(string_to_array(trim(BOTH '/' FROM member.path), '/')) AS above (agent_id)`

const columns = sql.join(totalColumns.map((column) => sql.ref(column)))
const summed = sql.join([
  sql`sum(bets)::bigint AS bets`,
  ...totalColumns.slice(1).map((column) => sql`sum(${sql.ref(column)}) AS ${sql.ref(column)}`),
])
const amountOf = (types: readonly string[]) =>
  sql`sum(CASE WHEN type IN (${sql.join(types)}) THEN amount ELSE 0 END)`

/** Totals of months, as those of days say. */
const months = sql`SELECT head_id, substr(day, 1, 7) AS month, ${summed} FROM team_total_day GROUP BY 1, 2`

/** Totals of quarters, as those of months say. */
const quarters = sql`SELECT head_id, substr(month, 1, 5) || 'Q' || (substr(month, 6)::integer + 2) / 3 AS quarter, ${summed}
  FROM team_total_month GROUP BY 1, 2`

/** What the sums should be, read from slots and members. */
function expected({ gmtOffsetMinutes: offset, currency }: Brand) {
  const seen = sql`SELECT DISTINCT member_id, ${dayOf('slot', offset)} AS day FROM play_slot`
  const linked = sql`SELECT member_id, day, coalesce(lag(day) OVER (PARTITION BY member_id ORDER BY day), '') AS previous_day
    FROM (${seen}) days`
  const first = sql`SELECT owner_id AS member_id, min(${dayOf('slot', offset)}) AS day FROM money_slot
    WHERE type = 'depositCredited' AND currency = ${currency} GROUP BY owner_id`
  return {
    seen: linked,
    first,
    day: sql`SELECT above.agent_id, ${dayOf('slot', offset)} AS day, game_type, sum(bets)::bigint AS bets,
        sum(stake) AS stake, sum(valid_bet) AS valid_bet, sum(payout) AS payout
      FROM play_slot JOIN member ON member.id = play_slot.member_id CROSS JOIN LATERAL ${upline}
      WHERE above.agent_id <> member.id GROUP BY 1, 2, 3`,
    money: sql`SELECT above.agent_id, day, made.type, sum(count)::bigint AS count, sum(amount) AS amount FROM (
        SELECT owner_id AS member_id, ${dayOf('slot', offset)} AS day, type, journals AS count, amount FROM money_slot
        WHERE currency = ${currency}
        UNION ALL SELECT id, ${dayOf('joined_at', offset)},
          CASE WHEN type IN (1, 2, 41, 42) THEN 'agentJoined' ELSE 'memberJoined' END, 1, 0 FROM member
        UNION ALL SELECT member_id, day, 'firstDeposit', 1, 0 FROM (${first}) first
      ) made JOIN member ON member.id = made.member_id CROSS JOIN LATERAL ${upline}
      WHERE above.agent_id <> member.id GROUP BY 1, 2, 3`,
    total: sql`SELECT above.agent_id AS head_id, day, ${summed} FROM (
        SELECT member_id, ${dayOf('slot', offset)} AS day, sum(bets) AS bets, sum(stake) AS stake,
          sum(valid_bet) AS valid_bet, sum(payout) AS payout, 0 AS deposits, 0 AS withdrawals, 0 AS given
        FROM play_slot GROUP BY 1, 2
        UNION ALL SELECT owner_id, ${dayOf('slot', offset)}, 0, 0, 0, 0,
          ${sql.join(Object.values(totalled).map(amountOf))}
        FROM money_slot WHERE currency = ${currency} AND type IN (${sql.join(Object.values(totalled).flat())})
        GROUP BY 1, 2
      ) made JOIN member ON member.id = made.member_id CROSS JOIN LATERAL ${upline}
      GROUP BY 1, 2`,
    active: sql`SELECT above.agent_id, day, previous_day, count(*) AS members
      FROM (${linked}) seen JOIN member ON member.id = seen.member_id CROSS JOIN LATERAL ${upline}
      WHERE above.agent_id <> member.id GROUP BY 1, 2, 3`,
  }
}

/**
 * Rebuilds the sums from slots and members, in one snapshot of the database: notes of that snapshot are removed,
 * later ones stay and are added afterwards.
 */
export async function rebuildTeams(db: Db, brand: Brand): Promise<void> {
  const made = expected(brand)
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          await trx.selectFrom('team_rollup').select('id').where('id', '=', 1).forUpdate().execute()
          const tables = [
            'team_day',
            'team_money_day',
            'team_seen',
            'team_active',
            'team_first_deposit',
            'team_total_day',
            'team_total_month',
            'team_total_quarter',
          ] as const
          for (const table of [...tables, 'team_delta'] as const) await trx.deleteFrom(table).execute()
          await sql`INSERT INTO team_day (agent_id, day, game_type, bets, stake, valid_bet, payout) ${made.day}`.execute(
            trx,
          )
          await sql`INSERT INTO team_money_day (agent_id, day, type, count, amount) ${made.money}`.execute(
            trx,
          )
          await sql`INSERT INTO team_total_day (head_id, day, ${columns}) ${made.total} ORDER BY 2, 1`.execute(
            trx,
          )
          await sql`INSERT INTO team_total_month (head_id, month, ${columns}) ${months} ORDER BY 2, 1`.execute(
            trx,
          )
          await sql`INSERT INTO team_total_quarter (head_id, quarter, ${columns}) ${quarters} ORDER BY 2, 1`.execute(
            trx,
          )
          await sql`INSERT INTO team_seen (member_id, day, previous_day) ${made.seen}`.execute(trx)
          await sql`INSERT INTO team_active (agent_id, day, previous_day, members) ${made.active}`.execute(
            trx,
          )
          await sql`INSERT INTO team_first_deposit (member_id, day) ${made.first}`.execute(trx)
          await trx
            .updateTable('team_rollup')
            .set({ totals_offset_minutes: brand.gmtOffsetMinutes, gmt_offset_minutes: null })
            .where('id', '=', 1)
            .execute()
        })
      return
    } catch (error) {
      if (attempt === 5 || sqlState(error) !== '40001') throw error
    }
  }
}

const row = (name: string) => sql.join(totalColumns.map((column) => sql.ref(`${name}.${column}`)))
const differ = sql`(${row('kept')}) IS DISTINCT FROM (${row('made')})`

/** A sum that slots and members do not bear out. */
export interface TeamDifference {
  readonly table: 'team_day' | 'team_money_day' | 'team_active' | `team_total_${'day' | 'month' | 'quarter'}`
  readonly agent: string
  readonly day: string
}

/** Makes every sum again, and names those that do not agree. Slow on purpose; call it when no note waits. */
export async function compareTeams(db: Db, brand: Brand): Promise<TeamDifference[]> {
  const made = expected(brand)
  const { rows } = await sql<TeamDifference>`
    SELECT 'team_day' AS "table", coalesce(kept.agent_id, made.agent_id) AS agent, coalesce(kept.day, made.day) AS day
    FROM team_day kept FULL JOIN (${made.day}) made
      ON made.agent_id = kept.agent_id AND made.day = kept.day AND made.game_type = kept.game_type
    WHERE (kept.bets, kept.stake, kept.valid_bet, kept.payout)
      IS DISTINCT FROM (made.bets, made.stake, made.valid_bet, made.payout)
    UNION ALL
    SELECT 'team_money_day', coalesce(kept.agent_id, made.agent_id), coalesce(kept.day, made.day)
    FROM team_money_day kept FULL JOIN (${made.money}) made
      ON made.agent_id = kept.agent_id AND made.day = kept.day AND made.type = kept.type
    WHERE (kept.count, kept.amount) IS DISTINCT FROM (made.count, made.amount)
    UNION ALL
    SELECT 'team_active', coalesce(kept.agent_id, made.agent_id), coalesce(kept.day, made.day)
    FROM (SELECT * FROM team_active WHERE members <> 0) kept FULL JOIN (${made.active}) made
      ON made.agent_id = kept.agent_id AND made.day = kept.day AND made.previous_day = kept.previous_day
    WHERE kept.members IS DISTINCT FROM made.members
    UNION ALL
    SELECT 'team_total_day', coalesce(kept.head_id, made.head_id), coalesce(kept.day, made.day)
    FROM team_total_day kept FULL JOIN (${made.total}) made ON made.head_id = kept.head_id AND made.day = kept.day
    WHERE ${differ}
    UNION ALL
    SELECT 'team_total_month', coalesce(kept.head_id, made.head_id), coalesce(kept.month, made.month)
    FROM team_total_month kept FULL JOIN (${months}) made ON made.head_id = kept.head_id AND made.month = kept.month
    WHERE ${differ}
    UNION ALL
    SELECT 'team_total_quarter', coalesce(kept.head_id, made.head_id), coalesce(kept.quarter, made.quarter)
    FROM team_total_quarter kept FULL JOIN (${quarters}) made
      ON made.head_id = kept.head_id AND made.quarter = kept.quarter
    WHERE ${differ}
  `.execute(db)
  return rows
}
