import type { Tone } from '../tokens/scales.ts'

/** The state of a promotion for a member, as the platform names it. */
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
/** The state of a promotion for a member. */
export type PromotionStatus = (typeof promotionStatuses)[number]

/** What a member can request of a promotion: to take part, to be paid, to see the state of the application, its terms. */
export const promotionActions = ['join', 'claim', 'application', 'terms'] as const
/** What a member can request of a promotion. */
export type PromotionAction = (typeof promotionActions)[number]

interface StatusLook {
  /** The one action that its status leaves. */
  action: PromotionAction
  tone: Tone
  /** Whether it is over or shut, and its image pales. */
  over?: true
}

/** What each status looks like and leaves to do. */
const statusLooks: Readonly<Record<PromotionStatus, StatusLook>> = {
  joinNow: { action: 'join', tone: 'accent' },
  claimPayout: { action: 'claim', tone: 'premium' },
  applying: { action: 'application', tone: 'info' },
  rejected: { action: 'application', tone: 'critical' },
  issued: { action: 'application', tone: 'positive' },
  claimed: { action: 'application', tone: 'positive' },
  inProcess: { action: 'application', tone: 'info' },
  signedUp: { action: 'application', tone: 'positive' },
  registrationClosed: { action: 'terms', tone: 'neutral', over: true },
  applicationForbidden: { action: 'terms', tone: 'caution' },
  closed: { action: 'terms', tone: 'neutral', over: true },
  comingSoon: { action: 'terms', tone: 'premium' },
}

/** The look of a status; undefined for one that this version does not know. What only informs cannot be joined. */
export function lookOfStatus(status: string, informationOnly = false): StatusLook | undefined {
  const known = promotionStatuses.find((each) => each === status)
  const look = known && statusLooks[known]
  return informationOnly && look?.action === 'join' ? { ...look, action: 'terms' } : look
}
