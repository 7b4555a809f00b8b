import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, id, typed } from './scalars.ts'

/**
 * The seamless wallet: a vendor's server calls the platform for each bet, win, rollback and void.
 * The request is signed: `X-Vendor` (the vendor's code), `X-Vendor-Time` (ISO 8601, at most five minutes off), `X-Vendor-Nonce` (16 to 64
 * letters, digits, `-`, `_`, new for each request) and `X-Vendor-Signature`, hex HMAC-SHA256 under the vendor's key of
 * `METHOD path\ntime\nnonce\nbody`. A repeated request is refused (`replayedRequest`).
 * `transactionId` names one movement and is processed once, whatever the requestId: a repeat gets the stored response, another
 * movement under the same id is refused (`idempotencyKeyReused`). What is refused for good (`insufficientFunds` of a bet, `roundClosed`, `betRolledBack`) stays refused under its id. A win
 * beyond the operator's payout limits is taken and held: the response is that of a win, and the balance is unchanged
 * until it is decided. A bet needs a living play session (`gameUnavailable` otherwise); wins and rollbacks work after
 * it has ended. A win for a bet that has not arrived yet is `notFound` and may be sent again. A round is settled or
 * rolled back, never both (`roundClosed`). A void takes back whatever came of a bet; where the member no longer has
 * what was won, it is refused (`insufficientFunds`), moves nothing, and may be sent again.
 */
const movement = {
  requestId: id,
  playSession: typed(128),
  roundId: id,
  transactionId: id,
}

/** Zero or more, with up to four decimals: a free round stakes nothing and is still a bet, whose win is paid. */
const stakeAmount = z.string().check(z.regex(/^(?:0|[1-9][0-9]{0,13})(?:\.[0-9]{1,4})?$/))

/** A text in the languages that the vendor has; who reads another one reads the English. */
export const vendorText = z.strictObject({
  en: typed(160),
  km: z.optional(typed(160)),
  'zh-Hans': z.optional(typed(160)),
  ar: z.optional(typed(160)),
})

/** One thing that was bet on: a leg of a coupon, a number of a lottery, a side of a table. */
export const betPart = z.strictObject({
  /** The match with its teams, the draw, the round. */
  event: vendorText,
  /** What was chosen: a team, a number with its kind of bet, a side. */
  selection: vendorText,
  /** Decimal odds at the time when the bet was taken. */
  odds: z.optional(z.string().check(z.regex(/^(?:0|[1-9][0-9]{0,5})(?:\.[0-9]{1,4})?$/))),
})

const maxParts = 30

const walletAnswer = z.object({ transactionId: z.string(), balance: amount, currency: z.string() })

export const seamlessBalance = defineCall({
  id: 'seamlessBalance',
  method: 'POST',
  path: '/seamless/balance',
  summary: 'What the player of a play session can stake.',
  roles: ['vendor'],
  body: z.strictObject({ requestId: id, playSession: typed(128) }),
  value: z.object({ balance: amount, currency: z.string(), account: z.string() }),
  errors: ['badSignature', 'replayedRequest'],
})

export const seamlessBet = defineCall({
  id: 'seamlessBet',
  method: 'POST',
  path: '/seamless/bet',
  summary: 'Debits a stake; zero is a free round. A bet that was already rolled back is refused.',
  roles: ['vendor'],
  body: z.strictObject({
    ...movement,
    amount: stakeAmount,
    validBet: z.optional(stakeAmount),
    /** What is bet on, for the member's record. */
    parts: z.optional(z.array(betPart).check(z.minLength(1), z.maxLength(maxParts))),
  }),
  value: walletAnswer,
  errors: [
    'badSignature',
    'replayedRequest',
    'insufficientFunds',
    'betRolledBack',
    'roundClosed',
    'gameUnavailable',
    'idempotencyKeyReused',
    'memberExcluded',
    'memberClosing',
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
    /** How each part of the bet ended, in the order of its parts. */
    results: z.optional(z.array(vendorText).check(z.maxLength(maxParts))),
  }),
  value: walletAnswer,
  errors: ['badSignature', 'replayedRequest', 'betRolledBack', 'roundClosed', 'idempotencyKeyReused'],
})

export const seamlessRollback = defineCall({
  id: 'seamlessRollback',
  method: 'POST',
  path: '/seamless/rollback',
  summary: 'Takes a bet back. An unknown bet succeeds and leaves a mark, so that the late bet is refused.',
  roles: ['vendor'],
  body: z.strictObject({ ...movement, betTransactionId: id }),
  value: walletAnswer,
  errors: ['badSignature', 'replayedRequest', 'roundClosed', 'idempotencyKeyReused'],
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
    'replayedRequest',
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
