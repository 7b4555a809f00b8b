import type { ErrorCode } from '@baize/api/contract'
import { sqlState } from '../database/index.ts'
import { IdempotencyError } from '../idempotency/index.ts'
import { LedgerError, type LedgerErrorCode } from '../ledger/index.ts'
import { log } from '../observability/log.ts'
import { busyTotal } from '../observability/metrics.ts'
import { type Answer, failure } from './answer.ts'
import { Refusal } from './refusal.ts'

/** Connections lost, refused or used up, and transactions that lost a race too often: worth trying again. */
const busyStates = /^(?:08...|40001|40P01|53...|55P03|57014|57P0.)$/
const busyCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'])
const busyWords =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection error|PGlite is closed|driver has already been destroyed/

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return busyCodes.has(code) || busyStates.test(sqlState(error) ?? '') || busyWords.test(error.message)
}

/** The response to a caller when the ledger refuses. A new reason without a code here does not compile. */
const codeOfLedger: Readonly<Record<LedgerErrorCode, ErrorCode>> = {
  insufficientFunds: 'insufficientFunds',
  accountFrozen: 'accountFrozen',
  amountInvalid: 'amountOutOfRange',
  balanceOverflow: 'amountOutOfRange',
  postingsInvalid: 'forbidden',
  holdUnknown: 'notFound',
  holdClosed: 'wrongState',
  holdExceeded: 'amountOutOfRange',
  journalUnknown: 'notFound',
  alreadyReversed: 'wrongState',
  notReversible: 'wrongState',
}

/** The code of any error that a call threw, for a log. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof Refusal) return error.code
  if (error instanceof IdempotencyError) return 'idempotencyKeyReused'
  if (error instanceof LedgerError) return codeOfLedger[error.code]
  return isBusy(error) ? 'busy' : 'internal'
}

/** The response to what a call threw. What was not foreseen is logged, without the request's content. */
export function failureOf(error: unknown, callId: string): Answer {
  if (error instanceof Refusal) return failure(error.code, error.details, error.details.cookies)
  if (error instanceof IdempotencyError) return failure('idempotencyKeyReused')
  if (error instanceof LedgerError) {
    // Postings that make no sense are a fault of a handler, not of a caller, and are logged.
    if (error.code === 'postingsInvalid') logFault(error, callId)
    return failure(codeOfLedger[error.code])
  }
  if (isBusy(error)) {
    busyTotal.inc({ reason: 'database' })
    log.warn({ where: callId, ...described(error) }, 'busy')
    return failure('busy', { params: { retryAfterSeconds: 2 } })
  }
  logFault(error, callId)
  return failure('internal')
}

/** A line for the operator. */
export function logFault(error: unknown, where: string): void {
  log.error({ where, ...described(error) }, 'failure')
}

/** A database's own message may quote values, so only its state is kept. */
function described(error: unknown): Record<string, unknown> {
  const state = sqlState(error)
  if (error instanceof Error) {
    return {
      name: error.name,
      ...(state ? { state } : { reason: error.message }),
      stack: (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 12),
    }
  }
  return {
    name: typeof error,
    ...(isRecord(error) ? { keys: Object.keys(error).slice(0, 12) } : { reason: String(error) }),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
