import type { rewardSources } from '@baize/api/contract'
import type { Unit } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import type { Platform } from '../platform.ts'

export type RewardSource = (typeof rewardSources)[number]

/** Notifies the member's pages that something can be claimed. */
export async function notifyReady(
  platform: Platform,
  unit: Unit,
  memberId: string,
  reward: { id: string; source: RewardSource },
): Promise<void> {
  await recordEvent(platform.database, unit, { memberId, type: 'rewardReady', payload: reward })
}
