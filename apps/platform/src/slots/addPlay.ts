import { sql } from 'kysely'
import type { Trx } from '../database/index.ts'

export interface SettledPlay {
  readonly memberId: string
  readonly gameType: string
  readonly stake: bigint
  readonly validBet: bigint
  readonly payout: bigint
  readonly at: Date
}

/** Counts one settled bet into its member's slot, in the transaction that settles it. */
export async function addPlay(trx: Trx, play: SettledPlay): Promise<void> {
  await sql`
    INSERT INTO play_slot (member_id, slot, game_type, bets, stake, valid_bet, payout)
    VALUES (${play.memberId}, slot_of(${play.at}), ${play.gameType}, 1, ${play.stake}, ${play.validBet}, ${play.payout})
    ON CONFLICT (member_id, slot, game_type) DO UPDATE SET
      bets = play_slot.bets + 1, stake = play_slot.stake + excluded.stake,
      valid_bet = play_slot.valid_bet + excluded.valid_bet, payout = play_slot.payout + excluded.payout
  `.execute(trx)
}

/** Takes one settled bet out of its member's slot again. The slot stays: there was play in it. */
export async function takePlay(trx: Trx, play: SettledPlay): Promise<void> {
  await sql`
    UPDATE play_slot SET bets = bets - 1, stake = stake - ${play.stake}, valid_bet = valid_bet - ${play.validBet},
      payout = payout - ${play.payout}
    WHERE member_id = ${play.memberId} AND slot = slot_of(${play.at}) AND game_type = ${play.gameType}
  `.execute(trx)
}
