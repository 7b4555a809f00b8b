import type { withdrawalStates } from '@baize/api/contract'
import type { Generated } from 'kysely'

export type WithdrawalState = (typeof withdrawalStates)[number]

export interface WithdrawalTables {
  withdrawal: {
    id: string
    member_id: string
    amount: bigint
    state: WithdrawalState
    reason: string | null
    hold_id: string
    bank_code: string
    account_name: string
    /** Encrypted: what pays it out reads it. */
    account_number_sealed: string
    /** The last four digits, which responses show. */
    account_number_tail: string
    created_at: Date
    next_update_at: Date | null
    confirm_by: Date | null
    /** Of one that arrived in part: what arrived. */
    received: bigint | null
  }
  /** What a payout gateway was asked to pay. `due_at` is when it is sent, or asked about. */
  payout_order: {
    member_id: string
    withdrawal_id: string
    state: 'toSend' | 'sending' | 'accepted' | 'paid' | 'refused'
    /** The gateway's own number. */
    reference: string | null
    due_at: Date | null
    tries: Generated<number>
  }
  withdrawal_step: {
    member_id: string
    withdrawal_id: string
    position: number
    state: WithdrawalState
    at: Date
    reason: string | null
  }
}
