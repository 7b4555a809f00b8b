import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Platform } from '../platform.ts'

type CheckName = 'database' | 'jobs' | 'bus' | 'disk'

/** What a load balancer reads: whether this process may be sent requests, and what keeps it from it. */
interface Readiness {
  readonly ready: boolean
  readonly state: 'starting' | 'serving' | 'stopping'
  readonly failed: readonly CheckName[]
}

/** The health of one process, shared by all of its listeners. */
export interface Health {
  readiness(): Promise<Readiness>
  /** From now on ready as long as the checks pass. */
  serve(checks: Checks): void
  /** Never ready again; what is open is still served. */
  stop(): void
}

type Checks = Readonly<Record<CheckName, () => Promise<boolean> | boolean>>

/** Probes of many balancers at once ask the database once a second. */
const keptMs = 1_000
const timeoutMs = 2_000
/** The watcher looks once a second; one that has not for this long is stuck or cut off. */
const maxJobsIdleMs = 15_000

export function makeHealth(): Health {
  let state: Readiness['state'] = 'starting'
  let checks: Checks | null = null
  let latest: { readonly at: number; readonly failed: Promise<readonly CheckName[]> } | null = null

  function failedChecks(known: Checks): Promise<readonly CheckName[]> {
    const now = performance.now()
    if (latest === null || now - latest.at > keptMs) latest = { at: now, failed: run(known) }
    return latest.failed
  }

  return {
    async readiness() {
      const failed = state === 'serving' && checks !== null ? await failedChecks(checks) : []
      return { ready: state === 'serving' && failed.length === 0, state, failed }
    },
    serve(known) {
      checks = known
      state = 'serving'
    },
    stop() {
      state = 'stopping'
    },
  }
}

async function run(checks: Checks): Promise<readonly CheckName[]> {
  const names = Object.keys(checks) as CheckName[]
  const passed = await Promise.all(names.map((name) => withinTimeout(checks[name])))
  return names.filter((_, index) => !passed[index])
}

async function withinTimeout(check: () => Promise<boolean> | boolean): Promise<boolean> {
  const late = pause(timeoutMs, false, { ref: false })
  return Promise.race([Promise.resolve().then(check), late]).catch(() => false)
}

/**
 * What a process needs to serve: a database that responds, a job queue that is polled, a bus that receives, and disk
 * space.
 */
export const platformChecks = ({ db, jobs, database, storage }: Platform): Checks => ({
  async database() {
    await sql`SELECT 1`.execute(db)
    return true
  },
  jobs: () => jobs.idleMs() < maxJobsIdleMs,
  bus: () => database.bus.isConnected(),
  disk: () => storage.hasRoom(),
})
