import type { Unit } from '@baize/platform/database/index.ts'
import { jobKind } from '@baize/platform/jobs/index.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { decideRedemption } from '@baize/platform/points/redemptions.ts'

/** The sandbox's clerk reviews a redemption. */
export const decideLater = jobKind<{ redemptionId: string }>('redemption.decide')

/** How the sandbox treats a quantity: 8 waits a minute, 9 is rejected, others are approved soon. */
export const clerkPlan = (quantity: number, fast: boolean): { after: number; approves: boolean } => ({
  after: fast ? (quantity === 8 ? 6 : 1) : quantity === 8 ? 60 : 5,
  approves: quantity !== 9,
})

export async function decideAsClerk(platform: Platform, unit: Unit, redemptionId: string): Promise<void> {
  const row = await unit.trx
    .selectFrom('redemption')
    .select('quantity')
    .where('id', '=', redemptionId)
    .executeTakeFirst()
  const { approves } = clerkPlan(row?.quantity ?? 1, platform.settings.shortDelays)
  await decideRedemption(platform, unit, redemptionId, approves, 'sandbox')
}
