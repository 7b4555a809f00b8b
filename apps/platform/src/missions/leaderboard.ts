import { sql } from 'kysely'
import { transact } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { dayAt } from '../records/days.ts'
import { addReward } from '../rewards/reward.ts'
import { windowOf } from './windows.ts'

/** The weekly board: score = sum of valid bet of settled bets, in every category. */
const board = 'weekly'
export const freshSeconds = 60
const maxRanked = 100

const whole = (amount: number): bigint => BigInt(amount) * 10_000n
/** Cash for the first places. */
export const prizes: readonly bigint[] = [whole(100), whole(50), whole(25)]

export interface Ranked {
  readonly memberId: string
  /** Units of 1/10,000 as digits. */
  readonly score: string
  /** When the score was reached: of equal scores the earlier one ranks first. */
  readonly reachedAt: string
}

const dayMs = 86_400_000

export const weekOf = (platform: Platform, at: Date) =>
  windowOf('week', dayAt(at, platform.settings.brand.gmtOffsetMinutes))

/** The ranking of a window, best first; ties go to who reached the score first. */
export async function rank(db: Db, from: string, to: string): Promise<Ranked[]> {
  const { rows } = await sql<{ member_id: string; score: string; reached_at: Date }>`
    SELECT member_id, sum(valid_bet)::text AS score, max(last_at) AS reached_at
    FROM play_day WHERE day >= ${from} AND day <= ${to}
    GROUP BY member_id HAVING sum(valid_bet) > 0
    ORDER BY sum(valid_bet) DESC, max(last_at), member_id LIMIT ${maxRanked}
  `.execute(db)
  return rows.map((row) => ({
    memberId: row.member_id,
    score: row.score,
    reachedAt: new Date(row.reached_at).toISOString(),
  }))
}

async function keep(db: Db, from: string, ranking: readonly Ranked[], asOf: Date, final: boolean) {
  const row = { as_of: asOf, ranking: JSON.stringify(ranking), final }
  await db
    .insertInto('leaderboard_snapshot')
    .values({ board, window_start: from, ...row })
    .onConflict((conflict) => conflict.columns(['board', 'window_start']).doUpdateSet(row))
    .execute()
}

/** The board of this week as it was computed at most a minute ago, whichever process did. */
export async function readBoard(platform: Platform, db: Db, at: Date) {
  const { from, to } = weekOf(platform, at)
  const kept = await db
    .selectFrom('leaderboard_snapshot')
    .select(['ranking', 'as_of'])
    .where('board', '=', board)
    .where('window_start', '=', from)
    .executeTakeFirst()
  const age = kept ? at.getTime() - kept.as_of.getTime() : Number.POSITIVE_INFINITY
  if (kept && age >= 0 && age < freshSeconds * 1_000) {
    return { from, to, asOf: kept.as_of, ranking: kept.ranking as readonly Ranked[] }
  }
  const ranking = await rank(db, from, to)
  await keep(db, from, ranking, at, false)
  return { from, to, asOf: at, ranking }
}

/** Pays the prizes of the week that ended, once. */
export async function settleBoard(platform: Platform): Promise<void> {
  const at = platform.now()
  // Five minutes into the week, so that its predecessor's last bets are written.
  const { from, to } = weekOf(platform, new Date(at.getTime() - 5 * 60_000 - 7 * dayMs))
  await transact(platform.database, async (unit) => {
    const kept = await unit.trx
      .selectFrom('leaderboard_snapshot')
      .select('final')
      .where('board', '=', board)
      .where('window_start', '=', from)
      .executeTakeFirst()
    if (kept?.final) return
    const ranking = await rank(unit.trx, from, to)
    for (const [place, amount] of prizes.entries()) {
      const memberId = ranking[place]?.memberId
      if (!memberId) continue
      const reward = { memberId, source: 'leaderboard', sourceId: `${board}:${from}`, kind: 'cash' } as const
      await addReward(platform, unit, { ...reward, amount, at })
    }
    await keep(unit.trx, from, ranking, at, true)
  })
}
