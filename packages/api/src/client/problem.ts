import type { WireFieldProblem } from '../contract/envelope.ts'
import { type ErrorCode, errorStatus } from '../contract/errors.ts'

/** What can go wrong before a platform's response was understood. */
const transportCodes = ['network', 'timeout', 'badResponse', 'cancelled'] as const

type TransportCode = (typeof transportCodes)[number]

export type ApiErrorCode = ErrorCode | TransportCode

export interface ApiErrorDetails {
  /** HTTP status, 0 without a response. */
  readonly status?: number
  readonly problems?: readonly WireFieldProblem[]
  readonly params?: Readonly<Record<string, string | number | boolean>>
  /** Whether the platform may have carried the request out all the same. */
  readonly outcomeUnknown?: boolean
  /** The platform's id of the request, by which its log is found. */
  readonly requestId?: string | undefined
  readonly cause?: unknown
}

/** The one error that a call throws. `code` is closed: a site has a text for each. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number
  readonly problems: readonly WireFieldProblem[]
  readonly params: Readonly<Record<string, string | number | boolean>>
  readonly outcomeUnknown: boolean
  readonly requestId: string | undefined

  constructor(code: ApiErrorCode, details: ApiErrorDetails = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.status = details.status ?? 0
    this.problems = details.problems ?? []
    this.params = details.params ?? {}
    this.outcomeUnknown = details.outcomeUnknown ?? false
    this.requestId = details.requestId
  }
}

/** The code of a response, or `badResponse` for one that is not in the catalogue. */
export function knownCode(code: string | undefined): ApiErrorCode {
  return code !== undefined && Object.hasOwn(errorStatus, code) ? (code as ErrorCode) : 'badResponse'
}

/** Whether trying the same request again can help. */
export function worthRetrying(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    (error.code === 'network' || error.code === 'timeout' || error.code === 'busy')
  )
}
