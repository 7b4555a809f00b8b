export type DisputeOutcome = 'withdrawn' | 'upheld' | 'rejected'

export interface DisputeTables {
  bill_dispute: {
    bill_id: string
    opened_at: Date
    /** Until then the sides negotiate; then the operator decides. */
    answer_by: Date
    /** Which side wrote last. */
    last_by: string | null
    ended_at: Date | null
    outcome: DisputeOutcome | null
  }
  bill_dispute_message: {
    bill_id: string
    position: number
    /** Null: the operator. */
    author_id: string | null
    text: string
    at: Date
  }
}
