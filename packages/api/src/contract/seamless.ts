import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, id, typed } from './scalars.ts'

/**
 * The seamless wallet: a vendor's server calls the platform for each bet, win, rollback and void.
 * The body is signed (`X-Vendor-Signature`: hex HMAC-SHA256 of the raw body under the vendor's key; `X-Vendor`: its code).
 * `transactionId` names one movement and is processed once, whatever the requestId: a repeat gets the stored answer, another
 * movement under the same id is refused (`idempotencyKeyReused`). A bet refused for lack of funds stays refused under its id.
 * A bet needs a living play session (`gameUnavailable` otherwise); wins and rollbacks work after it has ended. A win for a bet
 * that has not come yet is `notFound` and may be sent again. A round is settled or rolled back, never both (`roundClosed`). A void takes back whatever came of a bet; where the member no longer has what was
 * won, it is refused (`insufficientFunds`), moves nothing, and may be sent again.
 */
const movement = {
  requestId: id,
  playSession: typed(128),
  roundId: id,
  transactionId: id,
}

/** Zero or more, with up to four decimals: a free round stakes nothing and is still a bet, whose win is paid. */
const stakeAmount = z.string().check(z.regex(/^(?:0|[1-9][0-9]{0,13})(?:\.[0-9]{1,4})?$/))

const walletAnswer = z.object({ transactionId: z.string(), balance: amount, currency: z.string() })

export const seamlessBalance = defineCall({
  id: 'seamlessBalance',
  method: 'POST',
  path: '/seamless/balance',
  summary: 'What the player of a play session can stake.',
  roles: ['vendor'],
  body: z.strictObject({ requestId: id, playSession: typed(128) }),
  value: z.object({ balance: amount, currency: z.string(), account: z.string() }),
  errors: ['badSignature'],
})

export const seamlessBet = defineCall({
  id: 'seamlessBet',
  method: 'POST',
  path: '/seamless/bet',
  summary: 'Debits a stake; zero is a free round. A bet that was already rolled back is refused.',
  roles: ['vendor'],
  body: z.strictObject({ ...movement, amount: stakeAmount, validBet: z.optional(stakeAmount) }),
  value: walletAnswer,
  errors: [
    'badSignature',
    'insufficientFunds',
    'betRolledBack',
    'roundClosed',
    'gameUnavailable',
    'idempotencyKeyReused',
    'memberExcluded',
    'lossLimitReached',
    'stakeLimitReached',
    'sessionLimitReached',
  ],
})

export const seamlessWin = defineCall({
  id: 'seamlessWin',
  method: 'POST',
  path: '/seamless/win',
  summary: 'Credits a payout (zero closes the round as lost).',
  roles: ['vendor'],
  body: z.strictObject({
    ...movement,
    betTransactionId: id,
    amount: stakeAmount,
    /** The player left before the end for this amount, which is above zero. */
    cashOut: z.optional(z.boolean()),
  }),
  value: walletAnswer,
  errors: ['badSignature', 'betRolledBack', 'roundClosed', 'idempotencyKeyReused'],
})

export const seamlessRollback = defineCall({
  id: 'seamlessRollback',
  method: 'POST',
  path: '/seamless/rollback',
  summary: 'Takes a bet back. An unknown bet succeeds and leaves a mark, so that the late bet is refused.',
  roles: ['vendor'],
  body: z.strictObject({ ...movement, betTransactionId: id }),
  value: walletAnswer,
  errors: ['badSignature', 'roundClosed', 'idempotencyKeyReused'],
})

const seamlessVoid = defineCall({
  id: 'seamlessVoid',
  method: 'POST',
  path: '/seamless/void',
  summary:
    'Makes a bet void, open or settled: everything that it moved is moved back. An unknown bet succeeds and leaves a mark, as with a rollback; one that is in an archive by now is refused.',
  roles: ['vendor'],
  body: z.strictObject({ ...movement, betTransactionId: id }),
  value: walletAnswer,
  errors: [
    'badSignature',
    'betRolledBack',
    'roundClosed',
    'insufficientFunds',
    'gameUnavailable',
    'idempotencyKeyReused',
  ],
})

export const seamlessCalls = {
  seamlessBalance,
  seamlessBet,
  seamlessWin,
  seamlessRollback,
  seamlessVoid,
} as const
