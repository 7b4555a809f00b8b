import { sealLedger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { forgetUnused, waitHours } from '../uploads/uploads.ts'
import { keepHouse } from './maintenanceJobs.ts'

const everySeconds = 600

/**
 * Schedules the maintenance jobs, the seals of the ledger and the change of encryption keys, once for all processes
 * that share the database.
 */
export async function startHousekeeping(platform: Platform): Promise<void> {
  await platform.jobs.every('housekeeping', everySeconds, async () => {
    await keepHouse(platform.database, platform.now(), new Date(), platform.settings.keepDays)
    await sealLedger(platform.database, new Date())
    const waited = new Date(platform.now().getTime() - waitHours * 3_600_000)
    await forgetUnused(platform.db, waited, platform.settings.uploadFolder)
    await platform.keys.rotate(platform.now())
  })
}
