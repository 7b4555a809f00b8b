import { ApiError, type ApiErrorCode } from '@baize/api'

/**
 * Refusals that concern one row: the next one is sent. Every other failure would affect all rows, and stops the
 * batch.
 */
const ofOneRow: ReadonlySet<ApiErrorCode> = new Set([
  ...(['invalidFields', 'notFound', 'insufficientFunds', 'amountOutOfRange', 'usernameTaken'] as const),
  ...(['rateTooHigh', 'notEligible', 'tooManyOpen', 'wrongState'] as const),
])

export const concernsOneRow = (error: ApiError): boolean => ofOneRow.has(error.code)

/** What of a failure outlives a reload: enough for its sentence. */
export interface KeptError {
  readonly code: ApiErrorCode
  readonly params: ApiError['params']
  readonly problems: ApiError['problems']
}

export const keptError = ({ code, params, problems }: ApiError): KeptError => ({ code, params, problems })

export const errorOf = ({ code, ...details }: KeptError): ApiError => new ApiError(code, details)
