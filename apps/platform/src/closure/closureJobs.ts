import type { Platform } from '../platform.ts'
import { closeDueAccounts } from './close.ts'
import { eraseDueAccounts } from './erase.ts'

/** Schedules the end of cool-off periods, and the erasure of accounts that were closed long enough ago. */
export async function startClosures(platform: Platform): Promise<void> {
  await platform.jobs.every('closures', platform.settings.shortDelays ? 2 : 60, () =>
    closeDueAccounts(platform),
  )
  await platform.jobs.every('erasure', 3_600, () => eraseDueAccounts(platform))
}
