import { newId, type Unit } from '../database/index.ts'
import { jobKind } from '../jobs/index.ts'
import type { Platform } from '../platform.ts'
import { notifyAnnouncements } from './announcementEvents.ts'
import type { AnnouncementTables } from './tables.ts'

/** The time of an announcement begins or ends. */
const announcementTurn = jobKind<{ id: string }>('announcement.turn')

/** Clocks of two machines may differ a little: a reader a moment later finds that it has begun, or ended. */
const graceMs = 100

export interface NewAnnouncement {
  readonly type: AnnouncementTables['announcement']['type']
  readonly executions: string
  readonly title: object
  /** HTML as the operator wrote it. */
  readonly content: object
  readonly startsAt: Date
  /** Null for one that stays. */
  readonly endsAt: Date | null
}

/** Publishes an announcement; connected pages are notified now, or when its time begins, and when that ends. */
export async function publishAnnouncement(
  platform: Platform,
  unit: Unit,
  { type, executions, title, content, startsAt, endsAt }: NewAnnouncement,
): Promise<string> {
  const id = newId()
  await unit.trx
    .insertInto('announcement')
    .values({
      ...{ id, type, executions, published_at: startsAt, ends_at: endsAt },
      ...{ title: JSON.stringify(title), content: JSON.stringify(content) },
    })
    .execute()
  await scheduleTurns(platform, unit, id, [startsAt, endsAt])
  if (startsAt <= platform.now()) unit.afterCommit(() => notifyAnnouncements(platform.database.bus))
  return id
}

/** Schedules a notice to connected pages for each of these times that is in the future. */
export async function scheduleTurns(
  platform: Platform,
  unit: Unit,
  id: string,
  times: readonly (Date | null)[],
): Promise<void> {
  for (const time of times) {
    if (time === null || time <= platform.now()) continue
    const after = new Date(time.getTime() + graceMs)
    await platform.jobs.send(unit.trx, announcementTurn, { id }, { after })
  }
}

/** Starts the job that announces beginnings and ends. */
export const startAnnouncements = (platform: Platform): Promise<void> =>
  platform.jobs.handle(announcementTurn, async (unit) =>
    unit.afterCommit(() => notifyAnnouncements(platform.database.bus)),
  )
