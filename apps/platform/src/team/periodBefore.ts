import { dayAt, type Period } from '../records/days.ts'
import type { Window } from '../settlement/windows.ts'
import { oneDay, startOfDay } from '../settlement/zone.ts'

/** Play and money are added up by five minutes: a comparison ends with the last of them that is over. */
const slotMs = 300_000

/** The part of an earlier period that a period is compared with. */
export interface PeriodBefore {
  /** First and last day, both included. */
  readonly from: string
  readonly to: string
  readonly window: Window
  /** Its last day counts until here, up to the period's current time; null where that day counts whole. */
  readonly until: Date | null
}

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const name = (day: number): string => new Date(day).toISOString().slice(0, 10)
const monthOf = (day: number) => new Date(day).getUTCFullYear() * 12 + new Date(day).getUTCMonth()
const firstOf = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1)

/** The days that some days are compared with: of the months before, of the week before, or as many days before. */
function daysBefore(from: number, last: number): readonly [number, number] {
  const days = (last - from) / oneDay + 1
  if (days > 1 && new Date(from).getUTCDate() === 1) {
    const months = monthOf(last) - monthOf(from) + 1
    const before = firstOf(monthOf(last) - months)
    const longest = firstOf(monthOf(last) - months + 1) - oneDay
    const whole = new Date(last + oneDay).getUTCDate() === 1
    const same = before + (new Date(last).getUTCDate() - 1) * oneDay
    return [firstOf(monthOf(from) - months), whole ? longest : Math.min(same, longest)]
  }
  const fromMonday = new Date(from).getUTCDay() === 1 && days > 1 && days <= 7
  const back = (fromMonday ? 7 : days) * oneDay
  return [from - back, last - back]
}

/**
 * The same part of the period before: today until this hour is compared with yesterday until this hour, the 1st to the
 * 27th with the 1st to the 27th of the month before, Monday to Wednesday with those of the week before. Days are the
 * brand's.
 */
export function periodBefore(
  { from, to }: Pick<Period, 'from' | 'to'>,
  now: Date,
  zone: number,
): PeriodBefore {
  const today = dayAt(now, zone)
  const running = from <= today && to >= today
  const last = running ? today : to
  const [first, end] = daysBefore(at(from), at(last))
  const endStart = startOfDay(zone, end)
  // A shorter month has no such day: its last one counts whole.
  const sameDay = new Date(end).getUTCDate() === new Date(at(last)).getUTCDate()
  const byMonth = new Date(at(from)).getUTCDate() === 1 && from !== last
  const elapsed = now.getTime() - startOfDay(zone, at(today))
  const until =
    running && (!byMonth || sameDay) ? new Date(endStart + Math.floor(elapsed / slotMs) * slotMs) : null
  return {
    from: name(first),
    to: name(end),
    window: { from: new Date(startOfDay(zone, first)), to: until ?? new Date(endStart + oneDay) },
    until,
  }
}
