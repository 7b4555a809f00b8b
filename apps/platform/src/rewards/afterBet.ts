import { type WageredBet, wager } from '../bonus/staking.ts'
import type { Unit } from '../database/index.ts'
import { missionsAfterBet } from '../missions/progress.ts'
import type { Platform } from '../platform.ts'
import { accruePoints } from '../points/accrual.ts'
import type { SettledPlay } from '../slots/addPlay.ts'
import { climb } from '../vip/progress.ts'
import { addToDay } from './playDay.ts'

/** What a settled bet earns: it counts for the day, for points, missions and the VIP level, and for the bonus that is being wagered. */
export async function rewardPlay(
  platform: Platform,
  unit: Unit,
  bet: SettledPlay & WageredBet,
): Promise<void> {
  await addToDay(unit.trx, bet, platform.settings.brand.gmtOffsetMinutes)
  await accruePoints(unit.trx, bet)
  await missionsAfterBet(platform, unit, bet)
  await climb(platform, unit, bet.memberId, bet.at)
  await wager(platform, unit, bet)
}
