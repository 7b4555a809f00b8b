import type { Unit } from '../database/index.ts'
import type { Platform } from '../platform.ts'
import { forgoPoints } from '../points/accrual.ts'
import { dayAt } from '../records/days.ts'
import { referralAfterVoid } from '../referral/progress.ts'
import { takeFromDay } from '../rewards/playDay.ts'
import { takePlay } from '../slots/addPlay.ts'
import { forgetWin } from '../winners/board.ts'
import type { Bet } from './bets.ts'

/**
 * What a settled bet leaves when it is made void, in the transaction that does so: nothing in the sums that it was
 * counted into, and nothing of what it still earns. What was already granted for it (a mission's reward, a level, a
 * jackpot, points that were collected) stays.
 */
export async function afterVoid(platform: Platform, unit: Unit, bet: Bet): Promise<void> {
  const { gmtOffsetMinutes } = platform.settings.brand
  const play = {
    memberId: bet.member_id,
    gameType: bet.game_type,
    stake: bet.stake,
    validBet: bet.valid_bet,
    payout: bet.payout,
    at: bet.settled_at ?? platform.now(),
  }
  await takePlay(unit.trx, play)
  await takeFromDay(unit.trx, play, gmtOffsetMinutes)
  await forgoPoints(unit.trx, play)
  await referralAfterVoid(unit.trx, play)
  await forgetWin(platform, unit, { ...play, id: bet.id, day: dayAt(play.at, gmtOffsetMinutes) })
}
