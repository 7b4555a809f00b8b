import type { Db } from '../http/implement.ts'
import type { Settings } from '../settings.ts'
import { type Window, windowAt } from '../settlement/windows.ts'
import { isWithin } from '../team/subtree.ts'
import type { Contract } from './contract.ts'

/** How many windows an offer is tried on. */
const tried = 6
/** Slots of five minutes that a window has at most, where windows are chosen by play. */
const slotsIn: Partial<Record<Contract['period'], number>> = { fiveMinutes: 1, hourly: 12 }
/** How far back play is searched. */
const daysBack = 31

type Brand = Pick<Settings['brand'], 'gmtOffsetMinutes'>

/**
 * The windows that have closed on which an offer is tried, the last first. Of hours and five minutes those in which the
 * team played, as most are empty; where there are too few of them, the last ones.
 */
export async function triedWindows(
  db: Db,
  brand: Brand,
  { period }: Pick<Contract, 'period'>,
  path: string,
  now: Date,
): Promise<Window[]> {
  const zone = brand.gmtOffsetMinutes
  const { from: open } = windowAt(period, zone, now)
  const found = new Map<number, Window>()
  const slots = slotsIn[period]
  if (slots !== undefined) {
    const played = await db
      .selectFrom('play_slot')
      .innerJoin('member', 'member.id', 'play_slot.member_id')
      .select('slot')
      .distinct()
      .where('slot', '<', open)
      .where('slot', '>=', new Date(open.getTime() - daysBack * 86_400_000))
      .where(isWithin('member.path', path))
      .orderBy('slot', 'desc')
      .limit(tried * slots)
      .execute()
    for (const { slot } of played) {
      const window = windowAt(period, zone, slot)
      if (found.size < tried) found.set(window.from.getTime(), window)
    }
  }
  for (let end = open; found.size < tried; ) {
    const window = windowAt(period, zone, new Date(end.getTime() - 1))
    found.set(window.from.getTime(), window)
    end = window.from
  }
  return [...found.values()].sort((one, other) => other.from.getTime() - one.from.getTime())
}
