import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, id, instant, keyset, keysetInfo, positiveAmount } from './scalars.ts'

/**
 * What a member may set a bound to. Amounts are bounded by day, week (from Monday) or month of the brand's calendar;
 * time signed in is bounded by day, in minutes.
 */
export const limitKinds = ['deposit', 'loss', 'stake', 'sessionTime'] as const
export const limitPeriods = ['day', 'week', 'month'] as const

const limitKind = z.enum(limitKinds)
const limitPeriod = z.enum(limitPeriods)

/** An amount, or minutes where the kind is `sessionTime`; null is no limit. */
const bound = { amount: z.nullable(amount), minutes: z.nullable(z.int()) }

const limit = z.object({
  kind: limitKind,
  period: limitPeriod,
  ...bound,
  /** Used and left in the period that runs now. */
  used: z.object(bound),
  left: z.object(bound),
  resetsAt: instant,
  /** A higher bound, or none, that was requested: it is in force once it is confirmed after `from`. */
  pending: z.nullable(z.object({ ...bound, from: instant, confirmable: z.boolean() })),
})

/** A pause that cannot be shortened: no play and no deposits until then. Withdrawals stay possible. */
const exclusion = z.object({ kind: z.enum(['timeOut', 'selfExclusion']), since: instant, until: instant })

const limitsValue = z.object({
  limits: z.array(limit),
  exclusion: z.nullable(exclusion),
  /** A regulated brand asks before the first deposit while no limit has been set. */
  askBeforeDeposit: z.boolean(),
  /** Hours before a higher limit can be confirmed. */
  increaseAfterHours: z.int(),
})

export const limits = defineCall({
  id: 'limits',
  method: 'GET',
  path: '/wps/member/limits',
  summary: 'The limits that the member has set, with what is used and left, and a pause that runs.',
  roles: ['member', 'agent'],
  value: limitsValue,
})

const setLimit = defineCall({
  id: 'setLimit',
  method: 'POST',
  path: '/wps/member/limits',
  summary:
    'Sets a limit: a lower one at once, a higher one (null: none) after 24 hours and a second confirmation.',
  roles: ['member', 'agent'],
  idempotent: true,
  body: z.strictObject({
    kind: limitKind,
    period: limitPeriod,
    amount: z.optional(z.nullable(positiveAmount)),
    minutes: z.optional(z.nullable(z.int().check(z.gte(5), z.lte(1_440)))),
  }),
  value: limitsValue,
})

const confirmLimit = defineCall({
  id: 'confirmLimit',
  method: 'POST',
  path: '/wps/member/limits/confirmation',
  summary: 'Confirms a higher limit once its 24 hours have passed.',
  roles: ['member', 'agent'],
  idempotent: true,
  body: z.strictObject({ kind: limitKind, period: limitPeriod }),
  value: limitsValue,
  errors: ['wrongState'],
})

const withdrawLimitChange = defineCall({
  id: 'withdrawLimitChange',
  method: 'POST',
  path: '/wps/member/limits/cancellation',
  summary: 'Takes a request for a higher limit back; the limit stays as it is.',
  roles: ['member', 'agent'],
  idempotent: true,
  body: z.strictObject({ kind: limitKind, period: limitPeriod }),
  value: limitsValue,
  errors: ['wrongState'],
})

const exclude = defineCall({
  id: 'exclude',
  method: 'POST',
  path: '/wps/member/exclusion',
  summary:
    'Begins a time-out (1 to 42 days) or a self-exclusion (180 to 1830 days); it can only be made longer.',
  roles: ['member', 'agent'],
  idempotent: true,
  body: z.strictObject({
    kind: z.enum(['timeOut', 'selfExclusion']),
    days: z.int().check(z.gte(1), z.lte(1_830)),
  }),
  value: limitsValue,
  errors: ['wrongState'],
})

/** What became of a limit: set at once, requested, confirmed after its time, or the request taken back. */
export const limitChanges = ['set', 'asked', 'confirmed', 'withdrawn'] as const

const limitHistory = defineCall({
  id: 'limitHistory',
  method: 'GET',
  path: '/wps/member/limits/history',
  summary: 'What was changed about the limits of the account, newest first.',
  roles: ['member', 'agent'],
  query: z.strictObject(keyset),
  value: z.object({
    rows: z.array(
      z.object({
        id,
        at: instant,
        kind: limitKind,
        period: limitPeriod,
        what: z.enum(limitChanges),
        /** What was set or requested; both null is no limit. */
        ...bound,
      }),
    ),
    page: keysetInfo,
  }),
})

const realityCheck = defineCall({
  id: 'realityCheck',
  method: 'GET',
  path: '/wps/member/realityCheck',
  summary: 'How long this session lasts and what it came to.',
  roles: ['member', 'agent'],
  value: z.object({
    asOf: instant,
    sessionStartedAt: instant,
    minutes: z.int(),
    bets: z.int(),
    stake: amount,
    payout: amount,
    /** Payout of what was settled since the session began, less its stake. */
    netPosition: amount,
    /** Stakes that are not settled yet. */
    open: amount,
    /** Deposits less withdrawals since the account was opened. */
    netDeposits: amount,
  }),
})

export const limitsCalls = {
  limits,
  setLimit,
  confirmLimit,
  withdrawLimitChange,
  exclude,
  limitHistory,
  realityCheck,
} as const
