import { sql } from 'kysely'
import type { Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import type { SettledPlay } from '../slots/addPlay.ts'
import { addPoints } from './pointsAccount.ts'
import { pointsFor } from './rates.ts'

/** Adds what a settled bet earns to what waits to be collected: one row a member, and no journal for each bet. */
export async function accruePoints(db: Db, play: SettledPlay): Promise<void> {
  const points = pointsFor(play.validBet, play.gameType)
  if (points === 0n) return
  await sql`
    INSERT INTO points_pending (member_id, points, since) VALUES (${play.memberId}, ${points}, ${play.at})
    ON CONFLICT (member_id) DO UPDATE SET points = points_pending.points + excluded.points,
      since = CASE WHEN points_pending.points = 0 THEN excluded.since ELSE points_pending.since END
  `.execute(db)
}

/** Takes back what a bet earned, as far as it still waits to be collected. */
export async function forgoPoints(db: Db, play: SettledPlay): Promise<void> {
  const points = pointsFor(play.validBet, play.gameType)
  if (points === 0n) return
  await sql`
    UPDATE points_pending SET points = greatest(points - ${points}::bigint, 0) WHERE member_id = ${play.memberId}
  `.execute(db)
}

export interface Pending {
  readonly points: bigint
  readonly since: Date
}

export async function pendingPoints(db: Db, memberId: string): Promise<Pending | null> {
  const row = await db
    .selectFrom('points_pending')
    .select(['points', 'since'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row && row.points > 0n ? row : null
}

/** Posts the waiting points to the member's account; 0 when none wait. */
export async function collectPoints(
  platform: Platform,
  unit: Unit,
  memberId: string,
  cause: { type: string; id: string },
): Promise<bigint> {
  const row = await unit.trx
    .selectFrom('points_pending')
    .select('points')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  const points = row?.points ?? 0n
  if (points === 0n) return 0n
  await unit.trx.updateTable('points_pending').set({ points: 0n }).where('member_id', '=', memberId).execute()
  await addPoints(platform, unit, { memberId, type: 'earned', points, cause, at: platform.now() })
  return points
}
