import type { ColumnType, Generated } from 'kysely'
import type { ContractKind } from '../settlement/terms.ts'
import type { PaymentOrder } from './rules.ts'

export type BillState =
  | 'notReached'
  | 'nothingToPay'
  | 'carriedLoss'
  | 'pendingReview'
  | 'pendingCollect'
  | 'issued'
  | 'insufficient'
  | 'partPaid'
  | 'denied'
  | 'expired'

/** The inputs of a bill as they are kept: amounts as whole numbers of 1/10,000 in text. */
export interface KeptInputs {
  readonly validBet: string
  readonly loss: string
  /** The parts of the loss; missing in bills that were made before these were kept. */
  readonly stake?: string
  readonly payout?: string
  readonly given?: string
  readonly active: number
  readonly days: number
  readonly earlier: readonly { readonly loss: string; readonly sameMonth: boolean }[]
  readonly played: readonly { readonly tier: number; readonly won: boolean; readonly validBet: string }[]
}

export interface BillTables {
  bill: {
    id: string
    contract_id: string
    party_id: string
    upline_id: string | null
    kind: ContractKind
    window_from: Date
    window_to: Date
    adjustment: number
    inputs: ColumnType<KeptInputs, string, never>
    carried: ColumnType<string, string, never>
    base: ColumnType<string, string, never>
    tier: number | null
    rate: number
    amount: bigint
    state: BillState
    paid: Generated<bigint>
    pay_by: Date
    answer: Generated<'none' | 'acknowledged' | 'disputed'>
    answer_reason: string | null
    answered_at: Date | null
    changed_at: Date
  }
  payment_rule: {
    member_id: string
    reserve: bigint
    day_cap: bigint | null
    pay_order: PaymentOrder
    changed_at: Date
  }
  upline_freeze: {
    id: string
    member_id: string
    since: Date
    lifted_at: Date | null
  }
}
