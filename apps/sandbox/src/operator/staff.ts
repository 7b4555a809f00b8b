import type { Staff } from '@baize/platform/counterparts.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { reviewBills } from './bills.ts'
import { lookAtCase, serviceLook } from './cases.ts'
import { decideOverdue } from './disputes.ts'
import { promotionReview, reviewPromotion, secondsToReview } from './promotions.ts'
import { clerkPlan, decideAsClerk, decideLater } from './redemptions.ts'

/** Decides by keywords in comments and by quantities; docs/sandbox.md lists them. */
export const staff: Staff = {
  async promotionApplied({ jobs, settings }, { trx }, applied) {
    const after = secondsToReview(settings.shortDelays)
    await jobs.send(trx, promotionReview, { ...applied, next: 'take' }, { after })
  },
  async redemptionRequested({ jobs, settings }, { trx }, { id, quantity }) {
    const { after } = clerkPlan(quantity, settings.shortDelays)
    await jobs.send(trx, decideLater, { redemptionId: id }, { after })
  },
  async caseWritten({ jobs, settings }, { trx }, look) {
    await jobs.send(trx, serviceLook, look, { after: settings.shortDelays ? 1 : 4 })
  },
  async settle(platform) {
    await reviewBills(platform)
    await decideOverdue(platform)
  },
}

/** Registers the staff's delayed work. */
export async function startStaff(platform: Platform): Promise<void> {
  const { jobs } = platform
  await jobs.handle(promotionReview, (unit, review) => reviewPromotion(platform, unit, review))
  await jobs.handle(serviceLook, (unit, look) => lookAtCase(platform, unit, look))
  await jobs.handle(decideLater, (unit, { redemptionId }) => decideAsClerk(platform, unit, redemptionId))
}
