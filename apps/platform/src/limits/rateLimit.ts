import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'

export interface Allowance {
  /** How often one is allowed in the long run. */
  readonly everySeconds: number
  /** How many at once after a rest. */
  readonly burst: number
}

/** Processes' clocks may differ by so many ms; what is further ahead was written before a clock was put back. */
const clocksDiffer = 60_000

/**
 * Spends one of an allowance, counted in the database so that a restart forgets nothing and processes share it.
 * Kept as one moment per key (the time at which the allowance is whole again), so one statement decides.
 */
export async function spend(db: Db, key: string, allowance: Allowance, now: Date): Promise<void> {
  const step = allowance.everySeconds * 1000
  const at = now.getTime()
  const full = step * allowance.burst
  // After a clock was put back a whole burst counts as spent but for one, and no caller waits for the hour to repeat.
  const before = sql`(case when rate_limit.tat > ${at + full + clocksDiffer}::double precision
    then ${at + full - step}::double precision
    else greatest(rate_limit.tat, ${at}::double precision) end)`
  const spent = await sql<{ tat: number }>`
    insert into rate_limit (key, tat) values (${key}, ${at + step})
    on conflict (key) do update set tat = ${before} + ${step}::double precision
      where ${before} - ${at}::double precision <= ${step * (allowance.burst - 1)}::double precision
    returning tat`.execute(db)
  if (spent.rows.length > 0) return
  const row = await db.selectFrom('rate_limit').select('tat').where('key', '=', key).executeTakeFirst()
  const wait = row ? row.tat - step * (allowance.burst - 1) - at : step
  throw new Refusal('tooManyRequests', { params: { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) } })
}
