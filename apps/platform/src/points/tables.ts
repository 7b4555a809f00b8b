import type { pointsEntryTypes, redemptionStates } from '@baize/api/contract'
import type { Generated } from 'kysely'

export type PointsEntryType = (typeof pointsEntryTypes)[number]
type RedemptionState = (typeof redemptionStates)[number]

export interface PointsTables {
  /** Earned by play and not yet collected. */
  points_pending: { member_id: string; points: bigint; since: Date }
  points_entry: {
    id: string
    member_id: string
    type: PointsEntryType
    redemption_id: string | null
    product_id: string | null
    quantity: number | null
    /** Signed points, and the balance after them. */
    change: bigint
    balance: bigint
    /** The money equivalent of the change. */
    amount: bigint | null
    remark: string | null
    at: Date
  }
  /** `offered`: how many there were when `stock` began to be counted down; null as a version before this one noted none. */
  mall_stock: { product_id: string; stock: number; offered: Generated<number | null> }
  redemption: {
    id: string
    member_id: string
    product_id: string
    quantity: number
    /** Null where a version before this one took the redemption. */
    kind: Generated<'cash' | 'goods' | 'bonus' | null>
    points: bigint
    amount: bigint | null
    state: RedemptionState
    /** Sealed for `recipient`. */
    recipient: string | null
    remark: string | null
    journal_id: string
    applied_at: Date
    decided_at: Date | null
  }
}
