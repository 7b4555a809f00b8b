export interface ClosureTables {
  /** Requests to close an account; one without `cancelled_at` is in force. */
  account_closure: {
    id: string
    member_id: string
    reason: string | null
    language: string
    requested_at: Date
    closes_at: Date
    /** Since when a blocker keeps the account open after `closes_at`. */
    waiting_since: Date | null
    cancelled_at: Date | null
    closed_at: Date | null
    erased_at: Date | null
  }
}
