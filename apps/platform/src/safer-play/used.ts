import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'
import type { LimitKind } from './rule.ts'
import type { Window } from './windows.ts'

/** The member whose play is read: the active session counts up to now. */
export interface Player {
  readonly memberId: string
  readonly sessionId: string
  readonly at: Date
}

/** What a member has used of a kind of limit in a window: units, or minutes. */
export async function usedOf(db: Db, kind: LimitKind, player: Player, window: Window): Promise<bigint> {
  if (kind === 'deposit') return depositsIn(db, player.memberId, window)
  if (kind === 'sessionTime') return minutesIn(db, player, window)
  const { stake, payout, open } = await playIn(db, player.memberId, window)
  return kind === 'stake' ? stake + open : stake - payout + open
}

/** What was deposited, and what may still arrive of deposits that are open. */
async function depositsIn(db: Db, memberId: string, { start, end }: Window): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    SELECT coalesce(sum(coalesce(credited, amount)), 0)::text AS sum FROM deposit
    WHERE member_id = ${memberId} AND created_at >= ${start} AND created_at < ${end}
      AND state NOT IN ('rejected', 'expired')
  `.execute(db)
  return BigInt(rows[0]?.sum ?? 0)
}

/**
 * What was staked and paid out in a window, and what is at stake now, whenever it was staked: it may yet be lost in this
 * window. One statement reads one snapshot: in two, a bet that is settled in between would be in neither.
 * Whole slots: a window of the brand's calendar begins and ends with one.
 */
async function playIn(db: Db, memberId: string, { start, end }: Window) {
  const { rows } = await sql<{ stake: string; payout: string; open: string }>`
    SELECT coalesce(sum(stake), 0)::text AS stake, coalesce(sum(payout), 0)::text AS payout,
      (SELECT coalesce(sum(stake), 0)::text FROM bet WHERE member_id = ${memberId} AND state = 'unsettled') AS open
    FROM play_slot WHERE member_id = ${memberId} AND slot >= ${start} AND slot < ${end}
  `.execute(db)
  const { stake = 0, payout = 0, open = 0 } = rows[0] ?? {}
  return { stake: BigInt(stake), payout: BigInt(payout), open: BigInt(open) }
}

/** What is at stake now. */
export async function openStakes(db: Db, memberId: string): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    SELECT coalesce(sum(stake), 0)::text AS sum FROM bet WHERE member_id = ${memberId} AND state = 'unsettled'
  `.execute(db)
  return BigInt(rows[0]?.sum ?? 0)
}

/** Minutes signed in, on whichever devices; time on two at once counts once. */
async function minutesIn(
  db: Db,
  { memberId, sessionId, at }: Player,
  { start, end }: Window,
): Promise<bigint> {
  const sessions = await db
    .selectFrom('session')
    .select(['id', 'created_at', 'last_seen_at', 'ended_at'])
    .where('member_id', '=', memberId)
    .where('created_at', '<', end)
    .where((eb) => eb.or([eb('last_seen_at', '>=', start), eb('id', '=', sessionId)]))
    .orderBy('created_at')
    .execute()
  let covered = start.getTime()
  let milliseconds = 0
  for (const session of sessions) {
    const alive = session.id === sessionId && session.ended_at === null
    const until = Math.min((alive ? at : session.last_seen_at).getTime(), end.getTime())
    const since = Math.max(session.created_at.getTime(), covered)
    if (until <= since) continue
    milliseconds += until - since
    covered = until
  }
  return BigInt(Math.floor(milliseconds / 60_000))
}
