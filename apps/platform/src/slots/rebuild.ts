import { sql } from 'kysely'
import { betsArchivedBefore } from '../archive/betMark.ts'
import type { Db } from '../http/implement.ts'

/** A slot whose stored figures are not those of the bets or the journal. */
export interface SlotDifference {
  readonly table: 'play_slot' | 'money_slot'
  readonly owner: string
  readonly slot: Date
  readonly kind: string
}

/**
 * Reads every bet and every journal again and names the slots that do not agree with them; of money those after what was
 * archived. Of time whose bets are in archives the sum of a member's slots is compared. Slow on purpose.
 */
export async function compareSlots(db: Db): Promise<SlotDifference[]> {
  const archived = await betsArchivedBefore(db)
  const begins = archived ?? new Date(0)
  const { rows } = await sql<SlotDifference>`
    SELECT 'play_slot' AS "table", coalesce(kept.member_id, made.member_id) AS owner,
      coalesce(kept.slot, made.slot) AS slot, coalesce(kept.game_type, made.game_type) AS kind
    FROM (SELECT * FROM play_slot WHERE slot >= ${begins}) kept FULL JOIN (
      SELECT member_id, slot_of(settled_at) AS slot, game_type, count(*) AS bets, sum(stake) AS stake,
        sum(valid_bet) AS valid_bet, sum(payout) AS payout
      FROM bet WHERE state IN ('won', 'lost', 'cashedOut') AND settled_at >= ${begins} GROUP BY 1, 2, 3
    ) made ON made.member_id = kept.member_id AND made.slot = kept.slot AND made.game_type = kept.game_type
    WHERE (kept.bets, kept.stake, kept.valid_bet, kept.payout)
      IS DISTINCT FROM
      (coalesce(made.bets, 0), coalesce(made.stake, 0), coalesce(made.valid_bet, 0), coalesce(made.payout, 0))
    UNION ALL
    SELECT 'money_slot', coalesce(kept.owner_id, made.owner_id), coalesce(kept.slot, made.slot),
      coalesce(kept.type, made.type)
    FROM money_slot kept FULL JOIN (
      SELECT journal.owner_id, slot_of(at) AS slot, type, currency, count(DISTINCT journal.id) AS journals,
        sum(posting.amount) FILTER (WHERE posting.amount > 0) AS amount
      FROM journal JOIN posting ON posting.journal_id = journal.id
      WHERE type NOT IN ('betPlaced', 'winPaid', 'betRolledBack') GROUP BY 1, 2, 3, 4
    ) made ON made.owner_id = kept.owner_id AND made.slot = kept.slot AND made.type = kept.type
      AND made.currency = kept.currency
    WHERE (kept.journals, kept.amount) IS DISTINCT FROM (made.journals, made.amount)
      AND coalesce(kept.slot, made.slot) > coalesce((SELECT max(until) FROM ledger_archive), '-infinity')
  `.execute(db)
  return archived === null ? rows : [...rows, ...(await compareArchived(db, archived))]
}

/** The slots of a member up to where bets were archived are those of archives and of bets that are not archived yet. */
async function compareArchived(db: Db, before: Date): Promise<SlotDifference[]> {
  const { rows } = await sql<Omit<SlotDifference, 'slot'>>`
    SELECT 'play_slot' AS "table", coalesce(kept.member_id, made.member_id) AS owner,
      coalesce(kept.game_type, made.game_type) AS kind
    FROM (
      SELECT member_id, game_type, sum(bets) AS bets, sum(stake) AS stake, sum(valid_bet) AS valid_bet,
        sum(payout) AS payout
      FROM play_slot WHERE slot < ${before} GROUP BY 1, 2
    ) kept FULL JOIN (
      SELECT member_id, game_type, sum(bets) AS bets, sum(stake) AS stake, sum(valid_bet) AS valid_bet,
        sum(payout) AS payout
      FROM (
        SELECT member_id, game_type, 1 AS bets, stake, valid_bet, payout FROM bet
        WHERE state IN ('won', 'lost', 'cashedOut') AND settled_at < ${before}
        UNION ALL SELECT member_id, game_type, bets, stake, valid_bet, payout FROM archived_play
      ) played GROUP BY 1, 2
    ) made ON made.member_id = kept.member_id AND made.game_type = kept.game_type
    WHERE (kept.bets, kept.stake, kept.valid_bet, kept.payout)
      IS DISTINCT FROM
      (coalesce(made.bets, 0), coalesce(made.stake, 0), coalesce(made.valid_bet, 0), coalesce(made.payout, 0))
  `.execute(db)
  return rows.map((row) => ({ ...row, slot: before }))
}

/** A day of a member and category whose figures are not the sum of its slots. */
export interface DayDifference {
  readonly owner: string
  readonly day: string
  readonly kind: string
}

/** Adds up every slot by day of the brand and returns the days of `play_day` that differ. Slow on purpose. */
export async function comparePlayDays(db: Db, gmtOffsetMinutes: number): Promise<DayDifference[]> {
  const { rows } = await sql<DayDifference>`
    SELECT coalesce(kept.member_id, made.member_id) AS owner, coalesce(kept.day, made.day) AS day,
      coalesce(kept.game_type, made.game_type) AS kind
    FROM play_day kept FULL JOIN (
      SELECT member_id, to_char((slot AT TIME ZONE 'UTC') + make_interval(mins => ${gmtOffsetMinutes}), 'YYYY-MM-DD') AS day,
        game_type, sum(bets) AS bets, sum(stake) AS stake, sum(valid_bet) AS valid_bet, sum(payout) AS payout
      FROM play_slot GROUP BY 1, 2, 3
    ) made ON made.member_id = kept.member_id AND made.day = kept.day AND made.game_type = kept.game_type
    WHERE (kept.bets, kept.stake, kept.valid_bet, kept.payout)
      IS DISTINCT FROM (made.bets, made.stake, made.valid_bet, made.payout)
  `.execute(db)
  return rows
}
