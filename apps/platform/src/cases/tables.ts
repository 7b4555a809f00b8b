import type { caseStates, feedbackType } from '@baize/api/contract'
import type * as z from 'zod/mini'

export type CaseState = (typeof caseStates)[number]
export type FeedbackType = z.output<typeof feedbackType>

export interface CaseTables {
  /** What came from visitors and trial accounts: nothing can be answered to it. */
  feedback: {
    id: string
    reference: string
    member_id: string | null
    sender: string
    type: FeedbackType
    content: string
    sent_at: Date
  }
  complaint_case: {
    member_id: string
    id: string
    /** For people. */
    number: string
    type: FeedbackType
    state: CaseState
    /** In which the member wrote last: the answer is in it, too. */
    language: string
    opened_at: Date
    changed_at: Date
    /** By when customer service answers; only while it is to. */
    deadline_at: Date | null
  }
  complaint_entry: {
    member_id: string
    case_id: string
    id: string
    author: 'member' | 'service'
    text: string
    at: Date
  }
}
