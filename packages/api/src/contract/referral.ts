import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, done, id, instant, keyset, keysetInfo } from './scalars.ts'

/**
 * How far a referred member has come: opened the link, opened an account, deposited for the first time, did
 * what the rule requires, and earned the reward, claimed in the reward centre.
 */
export const referralStates = ['clicked', 'registered', 'firstDeposit', 'qualified', 'rewarded'] as const

const referral = defineCall({
  id: 'referral',
  method: 'GET',
  path: '/wps/referral',
  summary: "The account's referral code, link and QR text, the rule, and how many came how far.",
  roles: ['member'],
  value: z.object({
    enabled: z.boolean(),
    code: z.string(),
    url: z.string(),
    /** The content of a QR code. */
    qrText: z.string(),
    /** The last link that the visitor opened counts, for so many days. */
    touchDays: z.int(),
    rule: z.object({
      /** Sum of deposits, and sum of valid bet, that qualify a referred member. */
      deposit: amount,
      validBet: amount,
      /** Cash for the referrer, once for each who qualifies. */
      reward: amount,
    }),
    /** How many stand at each state now. */
    counts: z.array(z.object({ state: z.enum(referralStates), count: z.int() })),
    rewarded: amount,
  }),
})

const referrals = defineCall({
  id: 'referrals',
  method: 'GET',
  path: '/wps/referral/list',
  summary: 'Who was referred, newest first, and how far each has come.',
  roles: ['member'],
  query: z.strictObject(keyset),
  value: z.object({
    rows: z.array(
      z.object({
        id,
        state: z.enum(referralStates),
        /** Masked; null before there is an account. */
        player: z.nullable(z.string()),
        clickedAt: z.nullable(instant),
        registeredAt: z.nullable(instant),
        firstDepositAt: z.nullable(instant),
        qualifiedAt: z.nullable(instant),
        rewardedAt: z.nullable(instant),
        /** Whole per cent of each condition, at most 100; the amounts themselves stay private. */
        depositPercent: z.int(),
        validBetPercent: z.int(),
      }),
    ),
    page: keysetInfo,
  }),
})

const referralClick = defineCall({
  id: 'referralClick',
  method: 'POST',
  path: '/wps/referral/click',
  summary:
    'Says that a link of a friend or an agent was opened. For a friend’s the browser keeps a cookie for 90 days; the last one opened counts.',
  roles: ['visitor'],
  body: z.strictObject({ code: z.string().check(z.regex(/^[A-Za-z0-9]{4,32}$/)) }),
  value: done,
  errors: ['notFound', 'tooManyRequests'],
})

export const referralCalls = { referral, referrals, referralClick } as const
