import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { gameTypes } from './games.ts'
import {
  amount,
  fallbackLanguage,
  id,
  instant,
  keyset,
  keysetInfo,
  positiveAmount,
  typed,
} from './scalars.ts'

/** In Process, Rejected (the points come back), Approved. */
export const redemptionStates = ['inProcess', 'rejected', 'approved'] as const

/** `earned` by play, `rewarded` by a mission or the like, `redeemed` in the mall, `returned` by a rejection, `converted` to money, `bought` with money. */
export const pointsEntryTypes = ['earned', 'rewarded', 'redeemed', 'returned', 'converted', 'bought'] as const

/** Points, with as many decimals as an amount of money has. */
const points = amount

/** The live event when the points change. */
export const pointsChange = z.object({ points })

export const pointsBalance = defineCall({
  id: 'pointsBalance',
  method: 'GET',
  path: '/wps/points/balance',
  summary:
    'The points of the account, and those earned by play that wait to be collected. Points never expire.',
  roles: ['member'],
  value: z.object({
    points,
    /** Earned and not yet collected. */
    pending: points,
    /** How many points are 1.00 of money. */
    ratio: amount,
    /** What `points` would be worth as money. */
    worth: amount,
    currency: z.string(),
  }),
})

export const pointsConfig = defineCall({
  id: 'pointsConfig',
  method: 'GET',
  path: '/wps/points/config',
  summary: 'How points are earned and what they are worth.',
  roles: ['visitor'],
  value: z.object({
    /** How many points are 1.00 of money, whichever way they are converted. */
    ratio: amount,
    /** Least, most and step of a conversion, in points. */
    min: points,
    max: points,
    step: points,
    /** Points for each 1.00 of valid bet, by category. */
    rates: z.array(z.object({ gameType: z.enum(gameTypes), points })),
    /** False: points never expire. */
    expire: z.boolean(),
  }),
})

export const pointsReward = defineCall({
  id: 'pointsReward',
  method: 'POST',
  path: '/wps/points/reward',
  summary: 'Collects the points that were earned by play; 0 when none wait.',
  roles: ['member'],
  idempotent: true,
  value: z.object({ collected: points, points }),
})

export const convertPoints = defineCall({
  id: 'convertPoints',
  method: 'POST',
  path: '/wps/points/convert',
  summary: 'Converts points to money, or money to points, by the ratio of the configuration.',
  roles: ['member'],
  encrypted: true,
  idempotent: true,
  /** How many points, whole ones, in either direction. */
  body: z.strictObject({ direction: z.enum(['toMoney', 'toPoints']), points: positiveAmount }),
  value: z.object({
    /** As the points details list it. */
    transactionNumber: id,
    points,
    amount,
    balance: amount,
    pointsChanged: points,
  }),
  errors: ['decryptionFailed', 'replayedRequest', 'notEnoughPoints', 'insufficientFunds', 'amountOutOfRange'],
})

export const mallProducts = defineCall({
  id: 'mallProducts',
  method: 'GET',
  path: '/wps/points/products',
  summary: 'What points can be redeemed for, and how much is left.',
  roles: ['visitor'],
  value: z.object({
    products: z.array(
      z.object({
        id,
        kind: z.enum(['cash', 'goods', 'bonus']),
        name: z.string(),
        language: fallbackLanguage,
        imageUrl: z.string(),
        points,
        /** Money that it pays; null for goods. */
        amount: z.nullable(amount),
        stock: z.int(),
        mostAtOnce: z.int(),
      }),
    ),
  }),
})

const redemption = z.object({
  id,
  productId: id,
  productName: z.string(),
  language: fallbackLanguage,
  kind: z.enum(['cash', 'goods', 'bonus']),
  quantity: z.int(),
  points,
  amount: z.nullable(amount),
  state: z.enum(redemptionStates),
  remark: z.nullable(z.string()),
  appliedAt: instant,
  decidedAt: z.nullable(instant),
})

export const redeemPoints = defineCall({
  id: 'redeemPoints',
  method: 'POST',
  path: '/wps/points/redeem',
  summary: 'Redeems points for a product: points and stock are taken at once, a rejection gives both back.',
  roles: ['member'],
  encrypted: true,
  idempotent: true,
  body: z.strictObject({
    productId: id,
    quantity: z.int().check(z.gte(1), z.lte(20)),
    /** What one costs as the member saw it. Where it costs something else by now, `wrongState` with its `points`. */
    points: z.optional(points),
    /** Whom goods are sent to; needed for goods, refused for nothing else. */
    recipient: z.optional(z.strictObject({ name: typed(80), mobileNum: typed(24), address: typed(300) })),
  }),
  value: redemption,
  errors: ['decryptionFailed', 'replayedRequest', 'notEnoughPoints', 'outOfStock', 'wrongState'],
})

export const redeemList = defineCall({
  id: 'redeemList',
  method: 'GET',
  path: '/wps/points/redeemList',
  summary: 'Redemptions of the account, newest first.',
  roles: ['member'],
  query: z.strictObject({ ...keyset, state: z.optional(z.enum(redemptionStates)) }),
  value: z.object({ rows: z.array(redemption), page: keysetInfo }),
})

export const pointsDetails = defineCall({
  id: 'pointsDetails',
  method: 'GET',
  path: '/wps/points/transactions',
  summary: 'Every change of the points of the account, newest first.',
  roles: ['member'],
  query: z.strictObject({ ...keyset, type: z.optional(z.enum(pointsEntryTypes)) }),
  value: z.object({
    rows: z.array(
      z.object({
        transactionNumber: id,
        applicationTime: instant,
        exchangeType: z.enum(pointsEntryTypes),
        /** Null where no product is concerned. */
        productName: z.nullable(z.string()),
        language: fallbackLanguage,
        quantity: z.nullable(z.int()),
        /** What the redemption or conversion requested; null where points were credited. */
        requiredPoints: z.nullable(points),
        requiredAmount: z.nullable(amount),
        status: z.enum(redemptionStates),
        /** Signed. */
        changedPoints: points,
        pointsBalance: points,
        remark: z.nullable(z.string()),
      }),
    ),
    page: keysetInfo,
  }),
})

export const pointsCalls = {
  pointsBalance,
  pointsConfig,
  pointsReward,
  convertPoints,
  mallProducts,
  redeemPoints,
  redeemList,
  pointsDetails,
} as const
