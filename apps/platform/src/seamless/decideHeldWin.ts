import { transact, type Unit } from '../database/index.ts'
import { Refusal } from '../http/refusal.ts'
import type { Platform } from '../platform.ts'
import { payWin, refundBet } from './bets.ts'

type HeldDecision = 'pay' | 'refuse'

export const decideHeldWin = (platform: Platform, betId: string, decision: HeldDecision) =>
  transact(platform.database, (unit) => decideHeldWinWithin(platform, unit, betId, decision))

/**
 * Pays a held win, or takes its bet back: the stake returns to the member. A bet that its vendor made void meanwhile
 * needs no decision any more.
 */
export async function decideHeldWinWithin(
  platform: Platform,
  unit: Unit,
  betId: string,
  decision: HeldDecision,
): Promise<{ betId: string; state: 'paid' | 'refused'; payout: bigint }> {
  const state = decision === 'pay' ? 'paid' : 'refused'
  const { trx } = unit
  const at = platform.now()
  const held = await trx
    .updateTable('held_win')
    .set({ state, decided_at: at })
    .where('bet_id', '=', betId)
    .where('state', '=', 'held')
    .returningAll()
    .executeTakeFirst()
  if (!held) throw new Refusal('notFound')
  const bet = await trx
    .selectFrom('bet')
    .selectAll()
    .where('member_id', '=', held.member_id)
    .where('id', '=', betId)
    .forUpdate()
    .executeTakeFirst()
  if (bet?.state !== 'unsettled') throw new Refusal('wrongState')
  const session = await trx
    .selectFrom('member')
    .select(['id as member_id', 'path'])
    .where('id', '=', held.member_id)
    .executeTakeFirstOrThrow()
  const round = await trx
    .selectFrom('game_round')
    .selectAll()
    .where('member_id', '=', held.member_id)
    .where('vassalage', '=', held.vassalage)
    .where('round_id', '=', bet.round_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const atBet = { unit, trx, vassalage: held.vassalage, session, round, at }
  if (decision === 'pay') await payWin(platform, atBet, bet, held.payout, held.cash_out)
  else await refundBet(platform, atBet, bet)
  return { betId, state, payout: held.payout }
}
