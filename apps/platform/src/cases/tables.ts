import type { caseStates, feedbackType } from '@baize/api/contract'
import type * as z from 'zod/mini'

export type CaseState = (typeof caseStates)[number]
export type FeedbackType = z.output<typeof feedbackType>

export interface CaseTables {
  /** Messages of visitors and trial accounts, to which no reply is possible. */
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
    /** In which the member wrote last: the reply is in it, too. */
    language: string
    opened_at: Date
    changed_at: Date
    /** By when customer service replies; only while a reply is due. */
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
