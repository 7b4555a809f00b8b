import { offerForBet } from '../bonus/playOffers.ts'
import type { Unit } from '../database/index.ts'
import { feedJackpots } from '../jackpots/feed.ts'
import type { Platform } from '../platform.ts'
import { referralAfterBet } from '../referral/progress.ts'
import { rewardPlay } from '../rewards/afterBet.ts'
import { addPlay } from '../slots/addPlay.ts'
import { keepWin } from '../winners/board.ts'

/** A bet that has just been settled: won or lost, never refunded. */
export interface SettledBet {
  readonly id: string
  readonly memberId: string
  readonly nodeId: string
  readonly vassalage: string
  readonly gameType: string
  readonly stake: bigint
  readonly validBet: bigint
  readonly payout: bigint
  readonly at: Date
  /** The bonus grant whose wagering the bet works off. */
  readonly bonusGrantId?: string | null
}

/**
 * Further effects of a settled bet, in the transaction that settles it: each line is one domain's reaction. Keep them to
 * rows that share the member's key; what can wait belongs in a job.
 */
export async function afterSettlement(platform: Platform, unit: Unit, bet: SettledBet): Promise<void> {
  await addPlay(unit.trx, bet)
  await rewardPlay(platform, unit, bet)
  await feedJackpots(platform, unit, bet)
  await keepWin(platform, unit, bet)
  await referralAfterBet(platform, unit, bet)
  await offerForBet(platform, unit, bet)
}
