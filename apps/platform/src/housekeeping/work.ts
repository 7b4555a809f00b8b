import type { Platform } from '../platform.ts'
import { keepHouse } from './chores.ts'

const everySeconds = 600

/** Schedules the chores, and the change of encryption keys, once for all processes that share the database. */
export async function startHousekeeping(platform: Platform): Promise<void> {
  await platform.jobs.every('housekeeping', everySeconds, async () => {
    await keepHouse(platform.database, platform.now())
    await platform.keys.rotate(platform.now())
  })
}
