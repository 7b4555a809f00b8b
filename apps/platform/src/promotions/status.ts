import type { promotionState, promotionStatuses } from '@baize/api/contract'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import { wire } from '../wallet/wire.ts'
import type { ApplicationState, PromotionTables } from './tables.ts'

export type Promotion = Selectable<PromotionTables['promotion']>
export type Application = Selectable<PromotionTables['promotion_application']>
export type PromotionStatus = (typeof promotionStatuses)[number]
export type PromotionState = z.output<typeof promotionState>

/** What an application may become; the others are ends. */
export const edges: Partial<Record<ApplicationState, readonly ApplicationState[]>> = {
  applying: ['inProcess', 'rejected'],
  inProcess: ['claimPayout', 'issued', 'signedUp', 'rejected'],
  claimPayout: ['claimed'],
  rejected: ['applying'],
}

/** The state by the promotion's times alone. */
export function statusByTime(promotion: Promotion, now: Date): PromotionStatus {
  if (now < promotion.starts_at) return 'comingSoon'
  if (promotion.ends_at !== null && now >= promotion.ends_at) return 'closed'
  if (promotion.apply_until !== null && now >= promotion.apply_until) return 'registrationClosed'
  return 'joinNow'
}

/** A member's conditions: whether it is a trial account, and whether it ever deposited. */
export interface Standing {
  readonly trial: boolean
  readonly deposited: boolean
}

const forbidden = (promotion: Promotion, { trial, deposited }: Standing): PromotionState['reason'] => {
  if (promotion.flow === 'information') return null
  if (trial) return 'trialAccount'
  return promotion.needs_deposit && !deposited ? 'depositNeeded' : null
}

/** A promotion's state for a member: an application's own state first, then the times, then who may apply. */
export function stateFor(
  promotion: Promotion,
  application: Application | undefined,
  standing: Standing,
  now: Date,
): PromotionState {
  const byTime = statusByTime(promotion, now)
  const none = { promotionId: promotion.id, reward: null, appliedAt: null, changedAt: null }
  if (application) {
    return {
      promotionId: promotion.id,
      status: application.state,
      reason: application.reason === null ? null : 'conditionsNotMet',
      reward: application.reward === null ? null : wire(application.reward),
      appliedAt: application.applied_at.toISOString(),
      changedAt: application.changed_at.toISOString(),
    }
  }
  const reason = byTime === 'joinNow' ? forbidden(promotion, standing) : null
  return { ...none, status: reason === null ? byTime : 'applicationForbidden', reason }
}
