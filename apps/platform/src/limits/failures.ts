import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'

/** Failures of one kind by one name or address: how many in the window, and when the last was. */
export interface Failures {
  readonly count: number
  readonly lastAt: Date | null
}

/** Processes' clocks may differ by so much. */
const clocksDifferSeconds = 60

const none: Failures = { count: 0, lastAt: null }

/** Reads a bucket; failures older than the window are forgotten. */
export async function readFailures(db: Db, key: string, windowSeconds: number, now: Date): Promise<Failures> {
  const row = await db
    .selectFrom('failed_attempt')
    .select(['count', 'last_at'])
    .where('key', '=', key)
    .where('last_at', '>', new Date(now.getTime() - windowSeconds * 1000))
    .executeTakeFirst()
  return row ? { count: row.count, lastAt: row.last_at } : none
}

/** Adds one failure and returns how many there are now. */
export async function addFailure(db: Db, key: string, windowSeconds: number, now: Date): Promise<number> {
  const windowStart = new Date(now.getTime() - windowSeconds * 1000)
  const added = await sql<{ count: number }>`
    insert into failed_attempt (key, count, last_at) values (${key}, 1, ${now})
    on conflict (key) do update set last_at = ${now},
      count = case when failed_attempt.last_at > ${windowStart} then failed_attempt.count + 1 else 1 end
    returning count`.execute(db)
  return added.rows[0]?.count ?? 1
}

export async function clearFailures(db: Db, key: string): Promise<void> {
  await db.deleteFrom('failed_attempt').where('key', '=', key).execute()
}

/** Seconds still to wait after `count` failures: 1, 2, 4 … 60 from `delayAfter` on; never a lock for good. */
export function delaySeconds({ count, lastAt }: Failures, delayAfter: number, now: Date): number {
  if (count < delayAfter || lastAt === null) return 0
  const delay = Math.min(60, 2 ** Math.min(count - delayAfter, 6))
  const passed = (now.getTime() - lastAt.getTime()) / 1000
  // The clock was put back since. To wait until it is reached again would be an hour's lock; the next failure is of now.
  if (passed < -clocksDifferSeconds) return 0
  return Math.max(0, Math.ceil(delay - passed))
}
