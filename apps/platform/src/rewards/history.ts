import { sql } from 'kysely'
import { findBonus } from '../bonus/definitions.ts'
import type { Names } from '../games/names.ts'
import type { Db } from '../http/implement.ts'
import { missionOf } from '../missions/definitions.ts'
import type { keysetOf } from '../wallet/keyset.ts'
import type { RewardSource } from './ready.ts'
import type { RewardTables } from './tables.ts'

/** A reward of any source as its own record has it, under the names that the history shows. */
export interface HistoryRow extends Pick<RewardTables['reward'], 'id' | 'source' | 'source_id' | 'kind'> {
  readonly amount: bigint
  readonly state: 'ready' | 'claimed' | 'expired'
  readonly ready_at: Date
  readonly expires_at: Date | null
  readonly claimed_at: Date | null
  /** When it reached its current state: the list is ordered by it. */
  readonly moved_at: Date
}

export interface HistoryFilter {
  readonly memberId: string
  readonly state: HistoryRow['state'] | undefined
  readonly at: Date
}

/**
 * One page of everything that a member could claim: rewards, bonuses, rebates and the points of play, each of which
 * has a record of its own. A bonus that a reward became is listed as the reward only.
 */
export async function readHistory(
  db: Db,
  { memberId, state, at }: HistoryFilter,
  list: ReturnType<typeof keysetOf>,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    SELECT * FROM (
      SELECT *, CASE state WHEN 'claimed' THEN claimed_at WHEN 'expired' THEN expires_at ELSE ready_at END AS moved_at
      FROM (
        SELECT id, source, source_id, kind, amount,
          CASE WHEN state = 'ready' AND expires_at <= ${at} THEN 'expired' ELSE state END AS state,
          ready_at, expires_at, claimed_at
        FROM reward WHERE member_id = ${memberId}
        UNION ALL
        SELECT id, 'bonus', definition_id, 'bonus', amount,
          CASE WHEN claimed_at IS NOT NULL THEN 'claimed'
            WHEN state = 'offered' AND offer_ends_at > ${at} THEN 'ready' ELSE 'expired' END,
          offered_at, offer_ends_at, claimed_at
        FROM bonus_grant WHERE member_id = ${memberId}
          AND NOT EXISTS (SELECT FROM reward WHERE reward.id = bonus_grant.cause_id)
        UNION ALL
        SELECT id, 'rebate', through_day, 'cash', amount, 'claimed', at, NULL, at
        FROM rebate_claim WHERE member_id = ${memberId}
        UNION ALL
        SELECT id, 'points', type, 'points', change, 'claimed', at, NULL, at
        FROM points_entry WHERE member_id = ${memberId} AND type = 'earned'
      ) AS each_source
    ) AS history
    WHERE ${list.where} AND ${state ? sql`state = ${state}` : sql`true`}
    ORDER BY moved_at DESC, id DESC
    LIMIT ${list.limit}
  `.execute(db)
  return rows
}

/** What the very thing is called, where it has a name of its own. */
export const namedBy = (source: RewardSource, sourceId: string): Names | undefined =>
  source === 'bonus' ? findBonus(sourceId)?.names : missionOf(sourceId)?.names
