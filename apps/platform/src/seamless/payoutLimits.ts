import type { Trx } from '../database/index.ts'
import type { Platform } from '../platform.ts'
import type { Bet } from './bets.ts'

/** Beyond which a win is held, not paid; in units of money. */
export interface PayoutLimits {
  readonly perBet: bigint
  readonly timesStake: bigint
  readonly perVendorAndHour: bigint
}

export type PayoutLimit = keyof PayoutLimits

const hour = 3_600_000
/** How long a sum of the last hour is used; what this process paid meanwhile is added to it. */
const keptMs = 5_000

interface Paid {
  readonly readAt: number
  sum: bigint
}

const sums = new WeakMap<Platform, Map<string, Paid>>()

/**
 * The limit that a win is beyond, or null. A free round stakes nothing: the absolute limit alone is meant for it. The hour's
 * sum may lag behind other processes by seconds; it is a bound on losses, not an account.
 */
export async function limitBeyond(
  platform: Platform,
  trx: Trx,
  bet: Pick<Bet, 'vassalage' | 'stake'>,
  payout: bigint,
  at: Date,
): Promise<PayoutLimit | null> {
  const { perBet, timesStake, perVendorAndHour } = platform.settings.payoutLimits
  if (payout > perBet) return 'perBet'
  if (bet.stake > 0n && payout > bet.stake * timesStake) return 'timesStake'
  const paid = await paidLately(platform, trx, bet.vassalage, at)
  if (paid.sum + payout > perVendorAndHour) return 'perVendorAndHour'
  paid.sum += payout
  return null
}

async function paidLately(platform: Platform, trx: Trx, vassalage: string, at: Date): Promise<Paid> {
  const known = sums.get(platform) ?? new Map<string, Paid>()
  sums.set(platform, known)
  const kept = known.get(vassalage)
  if (kept && Math.abs(at.getTime() - kept.readAt) < keptMs) return kept
  const row = await trx
    .selectFrom('bet')
    .select(({ fn }) => fn.sum<string>('payout').as('sum'))
    .where('vassalage', '=', vassalage)
    .where('payout', '>', 0n)
    .where('settled_at', '>', new Date(at.getTime() - hour))
    .executeTakeFirst()
  const paid = { readAt: at.getTime(), sum: BigInt(row?.sum ?? 0) }
  known.set(vassalage, paid)
  return paid
}
