import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, fallbackLanguage, id, instant, languageTag } from './scalars.ts'
import { uploadIds } from './uploads.ts'

export const promotionCategories = ['all', 'newcomer', 'deposit', 'slots', 'live', 'sports', 'vip'] as const

/** The state of a promotion for an account. */
export const promotionStatuses = [
  'joinNow',
  'claimPayout',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'inProcess',
  'signedUp',
  'registrationClosed',
  'applicationForbidden',
  'closed',
  'comingSoon',
] as const

const promotion = z.object({
  id,
  category: z.enum(promotionCategories),
  title: z.string(),
  summary: z.string(),
  language: fallbackLanguage,
  /** Image of the list. */
  coverUrl: z.string(),
  /** Where the promotion leads besides its own page: a path of the site; empty for none. */
  url: z.string(),
  /** Nothing to apply for: the page only informs. */
  informationOnly: z.boolean(),
  startsAt: instant,
  applyUntil: z.nullable(instant),
  endsAt: z.nullable(instant),
  /** As a visitor sees it; for a member see `promotionStates`. */
  status: z.enum(promotionStatuses),
})

/** The state of a promotion for the calling member. */
export const promotionState = z.object({
  promotionId: id,
  status: z.enum(promotionStatuses),
  /** Why it was rejected or is forbidden; null otherwise. */
  reason: z.nullable(z.enum(['conditionsNotMet', 'depositNeeded', 'trialAccount'])),
  /** What can be claimed, was claimed or was issued; null otherwise. */
  reward: z.nullable(amount),
  appliedAt: z.nullable(instant),
  changedAt: z.nullable(instant),
})

export const promotions = defineCall({
  id: 'promotions',
  method: 'GET',
  path: '/wps/promotions',
  summary: 'Promotions of a category, and the categories that have any.',
  roles: ['visitor'],
  query: z.strictObject({
    category: z._default(z.enum(promotionCategories), 'all'),
    language: z.optional(languageTag),
  }),
  value: z.object({
    categories: z.array(z.object({ category: z.enum(promotionCategories), count: z.int() })),
    promotions: z.array(promotion),
  }),
})

export const promotionDetail = defineCall({
  id: 'promotionDetail',
  method: 'GET',
  path: '/wps/promotions/{id}',
  summary: 'One promotion with its pictures and its text.',
  roles: ['visitor'],
  params: z.strictObject({ id }),
  query: z.strictObject({ language: z.optional(languageTag) }),
  value: z.extend(promotion, {
    /** HTML, sanitised. */
    content: z.string(),
    /** Sequence 1 is the cover. */
    announcementImages: z.array(z.object({ sequence: z.int(), url: z.string() })),
  }),
})

const roles = ['member', 'agent'] as const

export const promotionStates = defineCall({
  id: 'promotionStates',
  method: 'GET',
  path: '/wps/member/promotions',
  summary: 'How each promotion stands for the account, and how many wait to be claimed.',
  roles: [...roles, 'trial'],
  value: z.object({ states: z.array(promotionState), availablePromoCount: z.int() }),
})

export const applyForPromotion = defineCall({
  id: 'applyForPromotion',
  method: 'POST',
  path: '/wps/promotions/{id}/application',
  summary: 'Applies for a promotion, with a comment and pictures; after a rejection once more.',
  roles,
  idempotent: true,
  params: z.strictObject({ id }),
  body: z.strictObject({
    /** At most 140 characters. */
    comment: z._default(z.string().check(z.maxLength(560)), ''),
    images: z._default(uploadIds, []),
  }),
  value: promotionState,
  errors: ['wrongState', 'notEligible'],
})

export const claimPromotion = defineCall({
  id: 'claimPromotion',
  method: 'POST',
  path: '/wps/promotions/{id}/claim',
  summary: 'Takes the payout of a promotion that was granted.',
  roles,
  idempotent: true,
  params: z.strictObject({ id }),
  value: promotionState,
  errors: ['wrongState', 'alreadyClaimed'],
})

export const promotionCalls = {
  promotions,
  promotionDetail,
  promotionStates,
  applyForPromotion,
  claimPromotion,
} as const
