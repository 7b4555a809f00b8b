import type { Selectable } from 'kysely'
import type { Platform } from '../platform.ts'
import type { VendorFeedTables } from './tables.ts'

/** Milliseconds for which what was read is shown again: pages of all visitors read the same rows. */
const keepMs = 1_000
/** Milliseconds without news of a vendor after which its figures may be out of date. */
const staleMs = 30_000
/**
 * How long a match is shown that its vendor says nothing new of: under way, after its end, and past its start. One that is
 * postponed stays longer, draws for two days: the rarest are daily.
 */
const quietMs = 10 * 60_000
const maxMatchMs = 6 * 3_600_000
const drawnMs = 50 * 3_600_000
const maxRead = 20_000

export type Match = Selectable<VendorFeedTables['vendor_match']>
export type Draw = Selectable<VendorFeedTables['vendor_draw']>

interface Published {
  /** In the order of a page: under way, next, just ended; each by time. */
  readonly matches: readonly Match[]
  /** By time. */
  readonly draws: readonly Draw[]
  readonly asOf: ReadonlyMap<string, Date>
}

const cached = new WeakMap<Platform, { readonly at: number; readonly read: Promise<Published> }>()

/** What vendors have published and pages show, read at most once a second in a process. */
export function readFeed(platform: Platform): Promise<Published> {
  const at = performance.now()
  const before = cached.get(platform)
  if (before && at - before.at < keepMs) return before.read
  const read = readRows(platform)
  cached.set(platform, { at, read })
  read.catch(() => cached.delete(platform))
  return read
}

/** Has the next page read afresh. */
export const forgetFeed = (platform: Platform): void => void cached.delete(platform)

const order = ['live', 'next', 'over'] as const

/** Under way, to be bet on next, or over. */
export type When = (typeof order)[number]

export function whenOf({ state }: Pick<Match, 'state'>): When {
  if (state === 'live') return 'live'
  return state === 'ended' || state === 'abandoned' ? 'over' : 'next'
}

async function readRows({ db, now }: Platform): Promise<Published> {
  const at = now().getTime()
  const matches = await db
    .selectFrom('vendor_match')
    .selectAll()
    .where('starts_at', '>', new Date(at - maxMatchMs))
    .orderBy('starts_at')
    .orderBy('match_id')
    .limit(maxRead)
    .execute()
  const draws = await db
    .selectFrom('vendor_draw')
    .selectAll()
    .where('draws_at', '>', new Date(at - drawnMs))
    .orderBy('draws_at', 'desc')
    .limit(maxRead)
    .execute()
  const feeds = await db.selectFrom('vendor_feed').selectAll().execute()
  const shown = matches.filter(({ state, starts_at, as_of }) => {
    if (state === 'postponed') return true
    return (state === 'scheduled' ? starts_at : as_of).getTime() > at - quietMs
  })
  return {
    matches: shown.toSorted((one, other) => order.indexOf(whenOf(one)) - order.indexOf(whenOf(other))),
    draws: draws.toReversed(),
    asOf: new Map(feeds.map(({ vassalage, kind, as_of }) => [`${kind} ${vassalage}`, as_of])),
  }
}

/** The age of what a vendor published, as pages show it. */
export function ageOf({ asOf }: Published, kind: 'matches' | 'draws', vassalage: string, now: Date) {
  const at = asOf.get(`${kind} ${vassalage}`) ?? new Date(0)
  return { asOf: at.toISOString(), stale: now.getTime() - at.getTime() > staleMs }
}
