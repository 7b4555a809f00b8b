import type { Clock } from '@baize/platform/clock/clock.ts'
import type { Database, Trx } from '@baize/platform/database/index.ts'

const channel = 'baize_clock'
/** A process that missed a notification is right again after this many ms. */
const rereadAfter = 5_000

/** The sandbox's clock: kept in the database, so that all processes have one time; moved by `moveClock`. */
export async function openSandboxClock(database: Database, base: () => Date): Promise<Clock> {
  let ahead = 0
  const reread = async () => {
    const row = await database.db
      .selectFrom('sandbox_clock')
      .select('ahead_seconds')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    ahead = Number(row.ahead_seconds) * 1000
  }
  const again = () => void reread().catch(() => {})
  await reread()
  const stop = await database.bus.subscribe(channel, again, again)
  const timer = setInterval(again, rereadAfter)
  timer.unref()
  return {
    now: () => new Date(base().getTime() + ahead),
    reread,
    async close() {
      clearInterval(timer)
      await stop()
    },
  }
}

/** Ten years, in seconds: no sandbox is further ahead (`sandbox_clock_forward`). */
const farthest = 315_576_000

/** Moves the sandbox's time forward by whole seconds. Returns how far ahead it then is; null where that is too far. */
export async function moveClock(trx: Trx, seconds: number): Promise<bigint | null> {
  const row = await trx
    .updateTable('sandbox_clock')
    .set(({ eb }) => ({ ahead_seconds: eb('ahead_seconds', '+', BigInt(seconds)) }))
    .where('id', '=', 1)
    .where('ahead_seconds', '<=', BigInt(farthest - seconds))
    .returning('ahead_seconds')
    .executeTakeFirst()
  return row?.ahead_seconds ?? null
}

export const notifyClockMoved = (database: Database): Promise<void> => database.bus.publish(channel, '')
