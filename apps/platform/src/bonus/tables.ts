import type { bonusStates, bonusTriggers } from '@baize/api/contract'
import type { Generated } from 'kysely'

export type BonusState = (typeof bonusStates)[number]

export interface BonusTables {
  bonus_grant: {
    id: string
    member_id: string
    definition_id: string
    /** What it was offered for: a deposit, a day, a code. Once per definition and cause. */
    cause_id: string
    amount: bigint
    /** The terms at the offer; null where a version of the platform offered it that did not note them. */
    trigger_kind: Generated<(typeof bonusTriggers)[number] | null>
    multiplier: Generated<number | null>
    wagering_days: Generated<number | null>
    /** The wagering that turns it into cash, in units of stake. */
    required: bigint
    progress: Generated<bigint>
    /** What became cash. */
    converted: bigint | null
    state: BonusState
    offered_at: Date
    offer_ends_at: Date
    claimed_at: Date | null
    wagering_ends_at: Date | null
    ended_at: Date | null
  }
  /** Deposits that counted for bonuses. */
  bonus_deposit: { member_id: string; deposit_id: string; at: Date }
}
