/** Ends that a person may want to see. Each is the first moment after it, in the brand's zone. */
const periodEnds = ['endOfHour', 'endOfDay', 'endOfWeek', 'endOfHalfMonth', 'endOfMonth'] as const

export type PeriodEnd = (typeof periodEnds)[number]

const minute = 60_000

/** The next such end after `now`: weeks begin on Monday, half-months on the 1st and the 16th. */
export function nextEnd(end: PeriodEnd, now: Date, gmtOffsetMinutes: number): Date {
  const offset = gmtOffsetMinutes * minute
  const local = new Date(now.getTime() + offset)
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const ends: Readonly<Record<PeriodEnd, () => number>> = {
    endOfHour: () => Date.UTC(year, month, day, local.getUTCHours() + 1),
    endOfDay: () => Date.UTC(year, month, day + 1),
    endOfWeek: () => Date.UTC(year, month, day + 7 - ((local.getUTCDay() + 6) % 7)),
    endOfHalfMonth: () => (day < 16 ? Date.UTC(year, month, 16) : Date.UTC(year, month + 1, 1)),
    endOfMonth: () => Date.UTC(year, month + 1, 1),
  }
  return new Date(ends[end]() - offset)
}
