import { sql } from 'kysely'
import { owedStates } from '../bills/bill.ts'
import type { Db } from '../http/implement.ts'

const slotMs = 300_000
/** Days in which a bet that was made void still changes bills (bills/settle.ts looks back three). */
const voidDays = 7

/** What keeps back bets that were settled at an instant or after it. */
export interface BetCut {
  readonly before: Date
  /** Null where nothing but the requested date. */
  readonly heldBy: 'contract' | 'bill' | 'void' | 'bonus' | null
}

/**
 * Up to where bets may be archived, at a slot's beginning, so that no sum of five minutes is half of archived bets:
 * before each window that has still to be settled, each bill that is still to be paid or is disputed, each bet that
 * was made void lately, and each bet of a bonus in play.
 */
export async function betCut(db: Db, asked: Date, now: Date): Promise<BetCut> {
  const voidedSince = new Date(now.getTime() - voidDays * 86_400_000)
  const { rows } = await sql<{ what: BetCut['heldBy']; at: Date | null }>`
    SELECT 'contract' AS what, min(coalesce(settled_to, valid_from)) AS at FROM contract WHERE next_close IS NOT NULL
    UNION ALL
    SELECT 'bill', min(window_from) FROM bill JOIN contract ON contract.id = bill.contract_id
      WHERE answer = 'disputed' OR bill.state IN (${sql.join([...owedStates, 'pendingCollect'])})
        -- What an ended contract still owes upwards is set off against nothing any more.
        AND (amount > 0 OR next_close IS NOT NULL)
    UNION ALL
    SELECT 'void', min(settled_at) FROM bet WHERE voided_at > ${voidedSince}
    UNION ALL
    SELECT 'bonus', min(bet.settled_at) FROM bonus_grant JOIN bet
      ON bet.member_id = bonus_grant.member_id AND bet.bonus_grant_id = bonus_grant.id
      WHERE bonus_grant.state IN ('active', 'wagering')`.execute(db)
  let cut: BetCut = { before: asked, heldBy: null }
  for (const { what, at } of rows) if (at !== null && at < cut.before) cut = { before: at, heldBy: what }
  return { ...cut, before: new Date(Math.floor(cut.before.getTime() / slotMs) * slotMs) }
}
