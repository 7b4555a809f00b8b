import { nextEnd } from '@baize/platform/clock/periodEnds.ts'
import { type Trx, transact } from '@baize/platform/database/index.ts'
import type { Handlers } from '@baize/platform/http/implement.ts'
import { Refusal } from '@baize/platform/http/refusal.ts'
import { sql } from 'kysely'
import { moveClock, notifyClockMoved } from './clock.ts'

/** No single step is longer: a longer one takes two. */
const maxSeconds = 366 * 86_400

/**
 * Time travel. What is due by then becomes due: waiting jobs become due earlier by as much. Sessions stay signed in:
 * their times are moved along, as no member has spent that time, unless requested otherwise. Everything else with an
 * end, such as links, bonuses, periods and limits, reaches it.
 */
export const travelHandlers: Pick<Handlers, 'sandboxTravel'> = {
  async sandboxTravel({ body }, { platform, settings, now }) {
    const from = now()
    const seconds =
      body.seconds ??
      (body.to === undefined
        ? 0
        : Math.ceil(
            (nextEnd(body.to, from, settings.brand.gmtOffsetMinutes).getTime() - from.getTime()) / 1000,
          ))
    if (seconds < 1 || seconds > maxSeconds) {
      throw new Refusal('invalidFields', { problems: [{ field: 'seconds', code: 'required' }] })
    }
    const ahead = await transact(platform.database, async ({ trx }) => {
      const moved = await moveClock(trx, seconds)
      if (moved === null) {
        throw new Refusal('invalidFields', { problems: [{ field: 'seconds', code: 'tooHigh' }] })
      }
      await takeSessionsAlong(trx, seconds, body.spent === true)
      await platform.jobs.bringForward(trx, seconds)
      return moved
    })
    await platform.clock.reread()
    await notifyClockMoved(platform.database)
    return { now: now().toISOString(), aheadSeconds: Number(ahead) }
  },
}

async function takeSessionsAlong(trx: Trx, seconds: number, spent: boolean): Promise<void> {
  await sql`
    UPDATE session SET created_at = created_at + make_interval(secs => ${spent ? 0 : seconds}),
      confirmed_at = confirmed_at + make_interval(secs => ${spent ? 0 : seconds}),
      last_seen_at = last_seen_at + make_interval(secs => ${seconds})
    WHERE ended_at IS NULL
  `.execute(trx)
}
