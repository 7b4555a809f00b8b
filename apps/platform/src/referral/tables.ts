import type { Generated } from 'kysely'

export interface ReferralTables {
  referral_code: { member_id: string; code: string; created_at: Date }
  referral: {
    id: string
    referrer_id: string
    referred_id: string | null
    /** `rewarded` is not kept: the reward itself says whether it was claimed. */
    state: 'clicked' | 'registered' | 'firstDeposit' | 'qualified'
    touch_hash: string | null
    created_at: Date
    clicked_at: Date | null
    registered_at: Date | null
    first_deposit_at: Date | null
    qualified_at: Date | null
    deposited: Generated<bigint>
    valid_bet: Generated<bigint>
  }
}
