import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { gameTypes } from './games.ts'
import { amount, fallbackLanguage, id, instant, keyset, keysetInfo, period, typed } from './scalars.ts'

/**
 * `offered` can be claimed until `offerEndsAt`; `active` is claimed and not yet wagered; `wagering` has progress;
 * the others are ends: `converted` became cash, `lost` has nothing left, `expired` and `cancelled` went back to the
 * operator.
 */
export const bonusStates = [
  'offered',
  'active',
  'wagering',
  'converted',
  'lost',
  'expired',
  'cancelled',
] as const

/**
 * What a bonus is given for. `betPlaced` and `betSettled` wait for bets of a size, once a day; `segment` for who the member is: of
 * a VIP level, or back after a pause.
 */
export const bonusTriggers = [
  'signUp',
  'deposit',
  'dailyDeposit',
  'promoCode',
  'betPlaced',
  'betSettled',
  'segment',
  'manual',
] as const

export const bonusGrant = z.object({
  id,
  definitionId: id,
  name: z.string(),
  language: fallbackLanguage,
  trigger: z.enum(bonusTriggers),
  state: z.enum(bonusStates),
  /** The bonus money. */
  amount,
  /** Times its base that a bonus is wagered, already capped by the policy of the brand. */
  multiplier: z.int(),
  /** What is to be wagered in all, and what counted so far: the sum of stake x contribution of settled bets. */
  required: amount,
  progress: amount,
  /** What became cash; null before. */
  converted: z.nullable(amount),
  offeredAt: instant,
  offerEndsAt: instant,
  claimedAt: z.nullable(instant),
  wageringEndsAt: z.nullable(instant),
  endedAt: z.nullable(instant),
})

/** The live event of a bonus whenever it changes. */
export const bonusChange = z.object({ id, state: z.enum(bonusStates), progress: amount, required: amount })

export const bonuses = defineCall({
  id: 'bonuses',
  method: 'GET',
  path: '/wps/bonus/list',
  summary: 'Bonuses of the account, newest first, with the rules they are played by.',
  roles: ['member'],
  query: z.strictObject({ ...keyset, state: z.optional(z.enum(bonusStates)) }),
  value: z.object({
    rows: z.array(bonusGrant),
    page: keysetInfo,
    rules: z.object({
      /**
       * In which order money is staked: cash first, and bonus money only for what cash does not cover. A win returns to
       * where its stake came from, in proportion. Cash can be withdrawn at any time; bonus money once it is wagered.
       */
      stakeOrder: z.array(z.enum(['cash', 'bonus'])),
      /** How many bonuses may be played with at a time. */
      mostAtOnce: z.int(),
      /** The most a bonus may ask to be wagered; null where the policy sets none. */
      multiplierCap: z.nullable(z.int()),
      /** How much of a stake counts, in per cent, by category. */
      contribution: z.array(z.object({ gameType: z.enum(gameTypes), percent: z.int() })),
    }),
  }),
})

const bonusDetails = defineCall({
  id: 'bonusDetails',
  method: 'GET',
  path: '/wps/member/bonusDetails',
  summary:
    'The bonuses offered in a period, newest first: how far each is wagered and what became of its money, with totals.',
  roles: ['member'],
  query: z.strictObject({
    ...keyset,
    ...period,
    state: z.optional(z.enum(bonusStates)),
    trigger: z.optional(z.enum(bonusTriggers)),
  }),
  value: z.object({
    rows: z.array(
      z.extend(bonusGrant, {
        /** Of the wagering, in whole per cents rounded down. */
        percent: z.int(),
        /** What is still to be wagered. */
        remaining: amount,
        /** What went back to the operator when it expired or was given up. */
        returned: amount,
        /** What of an ended bonus neither became cash nor went back: play has used it up. */
        lost: amount,
      }),
    ),
    /** Of the whole filter, not of the page. `granted` counts bonuses that were claimed. */
    totals: z.object({
      grants: z.int(),
      granted: amount,
      required: amount,
      progress: amount,
      converted: amount,
      returned: amount,
      lost: amount,
    }),
    page: keysetInfo,
  }),
})

export const claimBonus = defineCall({
  id: 'claimBonus',
  method: 'POST',
  path: '/wps/bonus/{id}/claim',
  summary: 'Takes an offered bonus: its money is there at once and its wagering begins.',
  roles: ['member'],
  idempotent: true,
  params: z.strictObject({ id }),
  value: bonusGrant,
  errors: ['alreadyClaimed', 'wrongState', 'tooManyOpen'],
})

export const cancelBonus = defineCall({
  id: 'cancelBonus',
  method: 'POST',
  path: '/wps/bonus/{id}/cancellation',
  summary: 'Gives a bonus up: what is left of its money goes back to the house, cash stays.',
  roles: ['member'],
  idempotent: true,
  params: z.strictObject({ id }),
  value: bonusGrant,
  errors: ['wrongState'],
})

export const redeemPromoCode = defineCall({
  id: 'redeemPromoCode',
  method: 'POST',
  path: '/wps/bonus/promoCode',
  summary: 'Enters a promo code, in any case of letters: its bonus is offered, once for each account.',
  roles: ['member'],
  idempotent: true,
  body: z.strictObject({ code: typed(32) }),
  value: bonusGrant,
  errors: ['alreadyClaimed'],
})

export const bonusCalls = { bonuses, bonusDetails, claimBonus, cancelBonus, redeemPromoCode } as const
