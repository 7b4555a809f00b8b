import type { promotionCategories } from '@baize/api/contract'
import type { ColumnType } from 'kysely'
import type { Names } from '../games/names.ts'

type Text = ColumnType<Names, string, string>

export type ApplicationState =
  | 'applying'
  | 'inProcess'
  | 'signedUp'
  | 'rejected'
  | 'claimPayout'
  | 'claimed'
  | 'issued'

export interface PromotionTables {
  promotion: {
    id: string
    category: Exclude<(typeof promotionCategories)[number], 'all'>
    position: number
    /** Informs only; is applied for and paid; or is signed up for. */
    flow: 'information' | 'application' | 'signUp'
    title: Text
    summary: Text
    /** HTML as the operator wrote it: sanitised whenever it is read. */
    content: Text
    picture: string
    url: string
    /** What an application pays; 0 where nothing is applied for. */
    reward: bigint
    /** Open only to members who have deposited. */
    needs_deposit: boolean
    starts_at: Date
    apply_until: Date | null
    ends_at: Date | null
  }
  /** A member's application: one for each promotion, and again after a rejection. */
  promotion_application: {
    member_id: string
    promotion_id: string
    id: string
    state: ApplicationState
    comment: string
    reason: string | null
    reward: bigint | null
    applied_at: Date
    changed_at: Date
  }
}
