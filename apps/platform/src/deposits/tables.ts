import type { depositStates } from '@baize/api/contract'
import type { ColumnType, Generated } from 'kysely'
import type { GivenLine } from './gateway/instructions.ts'

export type DepositState = (typeof depositStates)[number]

export interface DepositTables {
  deposit: {
    id: string
    member_id: string
    method_id: string
    /** Units of 1/10,000, as every amount in the database. */
    amount: bigint
    credited: bigint | null
    state: DepositState
    reason: string | null
    reference: string
    payer_name: string
    /** The method's fields, by name. */
    details: ColumnType<Record<string, string>, string | undefined, never>
    /** The definition of the bonus that was chosen with it. */
    bonus_id: Generated<string | null>
    created_at: Date
    next_update_at: Date | null
  }
  /** What a deposit gateway was asked to take in. `due_at` is when it is sent, or sent again. */
  deposit_order: {
    member_id: string
    deposit_id: string
    state: 'toAsk' | 'accepted' | 'refused' | 'ended'
    /** How to pay, as the gateway sent it. */
    instructions: ColumnType<readonly GivenLine[], string | undefined, string>
    /** The gateway's own number. */
    reference: string | null
    due_at: Date | null
    tries: Generated<number>
  }
  /** A payment that a deposit gateway reported, by its number there. */
  deposit_payment: {
    payment_id: string
    member_id: string
    /** The deposit that it was reported for. */
    told_of: string
    /** The one that it was credited to. */
    deposit_id: string
    /** Units of 1/10,000. */
    amount: bigint
    at: Date
  }
  voucher: {
    /** Keyed hash of the code. */
    code_mark: string
    amount: bigint
    created_at: Date
    member_id: string | null
    deposit_id: string | null
  }
  deposit_step: {
    member_id: string
    deposit_id: string
    position: number
    state: DepositState
    at: Date
    reason: string | null
  }
}
