import { dayAt } from '../records/days.ts'
import type { Cadence } from './tables.ts'

const minute = 60_000
const oneDay = 24 * 60 * minute

/** After midnight: bets of the last minutes are still written down, and the sums of the team follow every five minutes. */
const settlesAfterMs = 15 * minute

/** Most days of one file that makes up for a stop; what is older is left out. */
const maxDays: Readonly<Record<Cadence, number>> = { daily: 31, weekly: 28 }

const lengthOf: Readonly<Record<Cadence, number>> = { daily: 1, weekly: 7 }

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const moved = (day: string, days: number): string =>
  new Date(startOf(day) + days * oneDay).toISOString().slice(0, 10)

/** The first day of the day or week, from Monday on, that a day is part of. */
const firstDayOf = (day: string, cadence: Cadence): string =>
  cadence === 'daily' ? day : moved(day, -((new Date(startOf(day)).getUTCDay() + 6) % 7))

interface Next {
  readonly from: string
  readonly at: Date
}

/** The file that begins with a day: it is made when its day or week is over. */
const nextFrom = (from: string, cadence: Cadence, gmtOffsetMinutes: number): Next => ({
  from,
  at: new Date(startOf(moved(from, lengthOf[cadence])) - gmtOffsetMinutes * minute + settlesAfterMs),
})

/** The next file of a schedule that begins, or is resumed, at a moment: that of the running day or week. */
export const firstFile = (now: Date, cadence: Cadence, gmtOffsetMinutes: number): Next =>
  nextFrom(firstDayOf(dayAt(now, gmtOffsetMinutes), cadence), cadence, gmtOffsetMinutes)

/**
 * The days of the file that is due, and the file after it. After a stop one file has all days since the last one, up to
 * `maxDays`, and not one file for each of them.
 */
export function dueFile(
  schedule: { readonly cadence: Cadence; readonly next_from: string },
  now: Date,
  gmtOffsetMinutes: number,
): { readonly from: string; readonly to: string; readonly next: Next } {
  const { cadence, next_from: first } = schedule
  const running = firstDayOf(dayAt(new Date(now.getTime() - settlesAfterMs), gmtOffsetMinutes), cadence)
  const earliest = moved(running, -maxDays[cadence])
  const stoppedLong = first < earliest
  return {
    from: stoppedLong ? earliest : first,
    to: moved(running, -1),
    next: nextFrom(running, cadence, gmtOffsetMinutes),
  }
}
