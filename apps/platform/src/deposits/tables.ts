import type { depositStates } from '@baize/api/contract'

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
    created_at: Date
    next_update_at: Date | null
  }
  deposit_step: {
    deposit_id: string
    position: number
    state: DepositState
    at: Date
    reason: string | null
  }
}
