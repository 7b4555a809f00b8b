import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, done, id, instant, positiveAmount, typed } from './scalars.ts'
import { systemStatusValue } from './system.ts'

export const sandboxStatus = defineCall({
  id: 'sandboxStatus',
  method: 'POST',
  path: '/sandbox/status',
  summary: 'The sandbox switch: normal (0), maintenance (1) or region blocked (2), with the operator text.',
  roles: ['sandbox'],
  body: z.strictObject({
    status: systemStatusValue,
    message: z._default(typed(500), ''),
    minutes: z.optional(z.int().check(z.gte(1), z.lte(10_080))),
  }),
  value: done,
})

export const sandboxVendor = defineCall({
  id: 'sandboxVendor',
  method: 'POST',
  path: '/sandbox/vendor',
  summary:
    'Closes or opens a sandbox vendor, and lets its next round time out (the bet is then rolled back).',
  roles: ['sandbox'],
  body: z.strictObject({
    vassalage: typed(32),
    underMaintenance: z.optional(z.boolean()),
    failNextRound: z.optional(z.boolean()),
    /** Whether the vendor's games stake from the main wallet; otherwise it keeps one of its own. */
    isSingle: z.optional(z.boolean()),
    /** Whether it leaves every question about a transfer without a response. */
    silent: z.optional(z.boolean()),
  }),
  value: done,
})

const sandboxTravel = defineCall({
  id: 'sandboxTravel',
  method: 'POST',
  path: '/sandbox/travel',
  summary:
    'Moves the time of the sandbox forward, for all members: by seconds, or to the next end of a period in the zone of the brand. Sessions are taken along, or have been open all the while.',
  roles: ['sandbox'],
  body: z.strictObject({
    seconds: z.optional(z.int().check(z.gte(1), z.lte(31_622_400))),
    /** Whether everybody who is signed in has spent the time so, as limits of time see it. */
    spent: z.optional(z.boolean()),
    to: z.optional(z.enum(['endOfHour', 'endOfDay', 'endOfWeek', 'endOfHalfMonth', 'endOfMonth'])),
  }),
  value: z.object({
    /** The time of the platform now. */
    now: instant,
    /** How far it is ahead of the time of the machine. */
    aheadSeconds: z.int(),
  }),
})

const sandboxVoucher = defineCall({
  id: 'sandboxVoucher',
  method: 'POST',
  path: '/sandbox/voucher',
  summary: 'Makes a voucher, as a shop would sell it; it can be deposited once, by whoever has its code.',
  roles: ['sandbox'],
  body: z.strictObject({ amount: positiveAmount }),
  value: z.object({ code: z.string(), amount }),
  errors: ['amountOutOfRange'],
})

export const sandboxOpenGame = defineCall({
  id: 'sandboxOpenGame',
  method: 'POST',
  path: '/sandbox/games/open',
  summary:
    'The sandbox game page exchanges the single-use launch code for a play session; after a reload it sends the play session itself.',
  roles: ['sandbox'],
  body: z.strictObject({ launch: typed(128) }),
  value: z.object({
    playSession: z.string(),
    gameCode: z.string(),
    displayName: z.string(),
    balance: amount,
    currency: z.string(),
    currencySymbol: z.string(),
    stakes: z.array(amount),
    language: z.string(),
  }),
  errors: ['gameUnavailable'],
})

export const sandboxPlay = defineCall({
  id: 'sandboxPlay',
  method: 'POST',
  path: '/sandbox/games/play',
  summary:
    'Plays one round of a sandbox game: a bet, then a win (zero when lost) or a rollback, all through the seamless wallet.',
  roles: ['sandbox'],
  body: z.strictObject({
    playSession: typed(128),
    roundId: id,
    stake: positiveAmount,
    /** What was bet on, for games where the player chooses. */
    choice: z.optional(typed(32)),
  }),
  value: z.object({
    roundId: z.string(),
    outcome: z.enum(['won', 'lost', 'refunded']),
    /** What the game shows: symbols of the reels, or the card and the side. */
    symbols: z.array(z.string()),
    stake: amount,
    payout: amount,
    balance: amount,
  }),
  errors: [
    'insufficientFunds',
    'gameUnavailable',
    'roundClosed',
    'idempotencyKeyReused',
    'memberExcluded',
    'memberClosing',
    'lossLimitReached',
    'stakeLimitReached',
    'sessionLimitReached',
  ],
})

const sandboxVoid = defineCall({
  id: 'sandboxVoid',
  method: 'POST',
  path: '/sandbox/void',
  summary:
    'The vendor of a sandbox game makes a bet void, open or settled, by its number in the betting record.',
  roles: ['sandbox'],
  body: z.strictObject({ betId: id }),
  value: z.object({ betId: z.string(), balance: amount }),
  errors: ['insufficientFunds', 'betRolledBack', 'gameUnavailable'],
})

const sandboxHeldWin = defineCall({
  id: 'sandboxHeldWin',
  method: 'POST',
  path: '/sandbox/held-win',
  summary: 'The operator decides on a win that a payout limit held: it is paid, or its bet is taken back.',
  roles: ['sandbox'],
  body: z.strictObject({ betId: id, decision: z.enum(['pay', 'refuse']) }),
  value: z.object({ betId: z.string(), state: z.enum(['paid', 'refused']) }),
  errors: ['notFound', 'wrongState'],
})

export const sandboxCalls = {
  sandboxStatus,
  sandboxVendor,
  sandboxVoucher,
  sandboxTravel,
  sandboxOpenGame,
  sandboxPlay,
  sandboxVoid,
  sandboxHeldWin,
} as const
