import type { Db, Session } from '../http/implement.ts'
import { dayAt, periodOf } from '../records/days.ts'

const slotMs = 5 * 60_000
/** Changes of a longer absence are in the reports. */
const longest = 31 * 86_400_000

export interface LastVisit {
  /** On a boundary of five minutes, which the sums of a team are kept by. */
  readonly since: Date
  readonly visited: boolean
}

const toSlot = (moment: Date): Date => new Date(Math.floor(moment.getTime() / slotMs) * slotMs)

/** When the visit before this session ended; the brand's midnight without one. */
export async function lastVisitOf(
  db: Db,
  session: Pick<Session, 'id' | 'memberId' | 'site'>,
  now: Date,
  gmtOffsetMinutes: number,
): Promise<LastVisit> {
  const before = await db
    .selectFrom('session')
    .innerJoin('session as current', 'current.member_id', 'session.member_id')
    .select('session.last_seen_at')
    .where('current.id', '=', session.id)
    .where('session.member_id', '=', session.memberId)
    .where('session.site', '=', session.site)
    .whereRef('session.created_at', '<', 'current.created_at')
    .orderBy('session.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!before) {
    const today = dayAt(now, gmtOffsetMinutes)
    return { since: periodOf({ from: today, to: today }, now, gmtOffsetMinutes).start, visited: false }
  }
  const earliest = now.getTime() - longest
  return { since: toSlot(new Date(Math.max(before.last_seen_at.getTime(), earliest))), visited: true }
}
