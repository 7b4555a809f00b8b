import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { gameTypes } from './games.ts'
import { amount, day, fallbackLanguage, id, instant, keyset, keysetInfo } from './scalars.ts'

const vipRankLevel = z.int().check(z.gte(1), z.lte(5))

/** The live event when the level changes. */
export const vipChange = z.object({ vipRankLevel, upgraded: z.boolean() })

export const vip = defineCall({
  id: 'vip',
  method: 'GET',
  path: '/wps/vip',
  summary: 'The VIP ladder, where the account stands on it, and how it got there.',
  roles: ['member'],
  value: z.object({
    vipLabelName: z.string(),
    /** The language of that name, where it is not the reader's. */
    vipLabelLanguage: fallbackLanguage,
    vipRankLevel,
    /** The calendar month under way in the brand's zone, yyyy-MM, and that zone. */
    month: z.string(),
    gmtOffsetMinutes: z.int(),
    /** Valid bet of the month so far. */
    progress: amount,
    /** Valid bet that keeps the level this month, and that leads to the next one; null at the top. */
    keepTarget: amount,
    upgradeTarget: z.nullable(amount),
    /** When the month ends and the level is looked at. */
    endsAt: instant,
    levels: z.array(
      z.object({
        vipRankLevel,
        vipLabelName: z.string(),
        vipLabelLanguage: fallbackLanguage,
        upgrade: amount,
        keep: amount,
        gift: amount,
      }),
    ),
    /** The last 24 changes, newest first. */
    history: z.array(
      z.object({ at: instant, from: vipRankLevel, to: vipRankLevel, month: z.string(), validBet: amount }),
    ),
  }),
})

/** One category: valid bet x rate, rounded down to whole cents. */
const rebateRow = z.object({
  gameType: z.enum(gameTypes),
  /** Per cent, two decimals. */
  ratePercent: z.string(),
  validBet: amount,
  amount,
})

export const rebate = defineCall({
  id: 'rebate',
  method: 'GET',
  path: '/wps/rebate',
  summary: 'The manual rebate: what can be claimed, what is gathering, and when it is cut off.',
  roles: ['member'],
  value: z.object({
    vipRankLevel,
    /** Days end at midnight of this zone; a day can be claimed five minutes later. */
    gmtOffsetMinutes: z.int(),
    /** The end of the present day: always to come. */
    nextCutOffAt: instant,
    /** What can be claimed now, at the rate of the present level; null days when there is nothing. */
    from: z.nullable(day),
    through: z.nullable(day),
    amount,
    rows: z.array(rebateRow),
    /** Of the present day alone. In its first five minutes the day before is neither here nor to be claimed. */
    gathering: z.object({ amount, rows: z.array(rebateRow) }),
  }),
})

const rebateClaim = z.object({
  id,
  from: day,
  through: day,
  vipRankLevel,
  amount,
  claimedAt: instant,
  rows: z.array(rebateRow),
})

export const claimRebate = defineCall({
  id: 'claimRebate',
  method: 'POST',
  path: '/wps/rebate/claim',
  summary: 'Claims the rebate up to the last cut-off: paid to the balance, once.',
  roles: ['member'],
  idempotent: true,
  value: rebateClaim,
  errors: ['alreadyClaimed', 'notEligible'],
})

export const rebateHistory = defineCall({
  id: 'rebateHistory',
  method: 'GET',
  path: '/wps/rebate/history',
  summary: 'Rebates that were claimed, newest first.',
  roles: ['member'],
  query: z.strictObject(keyset),
  value: z.object({ rows: z.array(rebateClaim), page: keysetInfo }),
})

export const vipCalls = { vip, rebate, claimRebate, rebateHistory } as const
