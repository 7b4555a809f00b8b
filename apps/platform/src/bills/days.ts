import { dayAt } from '../records/days.ts'
import type { Window } from '../settlement/windows.ts'
import { dayOf, oneDay, startOfDay } from '../settlement/zone.ts'

/** The whole days of a window: their names as the sums have them, both included, and their time. */
export interface WholeDays {
  /** yyyy-MM-dd */
  readonly first: string
  readonly last: string
  /** From the first day's beginning to the last one's end; within the window. */
  readonly whole: Window
}

/** The whole days of the brand within a window; null when there are none. */
export function splitByDays(gmtOffsetMinutes: number, { from, to }: Window): WholeDays | null {
  const startsIn = dayOf(gmtOffsetMinutes, from.getTime())
  const begun = startOfDay(gmtOffsetMinutes, startsIn) === from.getTime()
  const begin = startOfDay(gmtOffsetMinutes, begun ? startsIn : startsIn + oneDay)
  const end = startOfDay(gmtOffsetMinutes, dayOf(gmtOffsetMinutes, to.getTime()))
  if (begin >= end) return null
  return {
    first: dayAt(new Date(begin), gmtOffsetMinutes),
    last: dayAt(new Date(end - 1), gmtOffsetMinutes),
    whole: { from: new Date(begin), to: new Date(end) },
  }
}
