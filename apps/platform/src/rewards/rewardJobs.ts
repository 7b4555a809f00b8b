import { claimChosen, takeChosen } from '../bonus/choices.ts'
import { expireBonuses } from '../bonus/expiry.ts'
import { settleBoard } from '../missions/leaderboard.ts'
import { announceEnding } from '../pending-actions/ending.ts'
import type { Platform } from '../platform.ts'
import { drawDueRaffles } from '../raffles/draw.ts'
import { endMonths } from '../vip/progress.ts'
import { expireRewards } from './reward.ts'

/**
 * What is due by time alone: offers and bonuses end, and are announced before, rewards expire, a month's end moves
 * VIP levels, a week's end pays prizes.
 */
export async function passTime(platform: Platform): Promise<void> {
  await expireBonuses(platform)
  await announceEnding(platform)
  await expireRewards(platform)
  await endMonths(platform)
  await settleBoard(platform)
  await drawDueRaffles(platform)
}

/** Registers the delayed work of rewards. */
export async function startRewards(platform: Platform): Promise<void> {
  const { jobs } = platform
  await jobs.handle(claimChosen, (unit, { grantId }) => takeChosen(platform, unit, grantId))
  await jobs.every('rewards.time', 60, () => passTime(platform))
}
