import type { ErrorCode } from '@baize/api/contract'
import { sqlState } from '../database/index.ts'
import { IdempotencyError } from '../idempotency/index.ts'
import { LedgerError, type LedgerErrorCode } from '../ledger/index.ts'
import { type Answer, failure } from './answer.ts'
import { Refusal } from './refusal.ts'

/** Connections lost, refused or used up, and transactions that lost a race too often: worth trying again. */
const busyStates = /^(?:08...|40001|40P01|53...|55P03|57P0.)$/
const busyCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'])
const busyWords =
  /timeout exceeded when trying to connect|Connection terminated|connection error|PGlite is closed|driver has already been destroyed/

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return busyCodes.has(code) || busyStates.test(sqlState(error) ?? '') || busyWords.test(error.message)
}

/** What a caller is told when the ledger refuses. A new reason without a code here does not compile. */
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

/** The answer to whatever a call threw. What nobody foresaw is logged, without what the caller sent. */
export function failureOf(error: unknown, callId: string): Answer {
  if (error instanceof Refusal) return failure(error.code, error.details, error.details.cookies)
  if (error instanceof IdempotencyError) return failure('idempotencyKeyReused')
  if (error instanceof LedgerError) {
    // Postings that make no sense come from a handler, not from a caller: somebody should know.
    if (error.code === 'postingsInvalid') logFault(error, callId)
    return failure(codeOfLedger[error.code])
  }
  if (isBusy(error)) return failure('busy', { params: { retryAfterSeconds: 2 } })
  logFault(error, callId)
  return failure('internal')
}

/** A line for the operator. A database's own message may quote values, so only its state is kept. */
export function logFault(error: unknown, where: string): void {
  const state = sqlState(error)
  const fault =
    error instanceof Error
      ? {
          name: error.name,
          ...(state ? { state } : { message: error.message }),
          stack: (error.stack ?? '')
            .split('\n')
            .filter((line) => /^\s+at /.test(line))
            .slice(0, 12),
        }
      : { name: typeof error }
  console.error(JSON.stringify({ level: 'error', at: new Date().toISOString(), where, ...fault }))
}
