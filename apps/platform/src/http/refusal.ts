import type { ErrorCode, WireFieldProblem } from '@baize/api/contract'
import type { Db } from './implement.ts'

export interface RefusalDetails {
  /** Numbers and texts for the message of the code, such as `min`, `max`, `retryAfterSeconds`. */
  params?: Record<string, string | number | boolean>
  /** The errors, field by field. */
  problems?: WireFieldProblem[]
  /** Cookies that are set by the response although the call is refused. */
  cookies?: readonly string[]
  /** For the log only; never sent. */
  reason?: string
  /** Work that must stay although the call is refused, such as counting a failure; runs after the call's transaction is rolled back. */
  record?: (db: Db) => Promise<void>
}

/** A response that is not a success: thrown by a handler, sent by the HTTP layer; it undoes the call's transaction. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.reason ?? code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}
