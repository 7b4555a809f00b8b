import type { rewardKinds } from '@baize/api/contract'
import type { Generated } from 'kysely'
import type { RewardSource } from './ready.ts'

export interface RewardTables {
  reward: {
    id: string
    member_id: string
    source: RewardSource
    /** What of the source it is for; once each. */
    source_id: string
    kind: (typeof rewardKinds)[number]
    /** Money, or points, in units of 1/10,000. */
    amount: bigint
    state: Generated<'ready' | 'claimed' | 'expired'>
    ready_at: Date
    expires_at: Date | null
    claimed_at: Date | null
  }
  /** Settled bets of a member on a day of the brand; sums are numeric, read as `BigInt(row.stake)`. */
  play_day: {
    member_id: string
    /** yyyy-MM-dd in the brand's zone. */
    day: string
    game_type: string
    bets: bigint
    stake: string
    valid_bet: string
    payout: string
    last_at: Date
  }
}
