import { type Day, dayOf, oneDay, startOfDay, type Zone } from './zone.ts'

/** How often is settled. `tenDays` is 1-10, 11-20, 21 to the month's end; `semimonthly` 1-15, 16 to the month's end. */
export const periodTypes = [
  'fiveMinutes',
  'hourly',
  'daily',
  'weekly',
  'tenDays',
  'semimonthly',
  'monthly',
] as const
export type PeriodType = (typeof periodTypes)[number]

/** A time that is settled as one: half-open, `from` belongs to it and `to` to the next. */
export interface Window {
  readonly from: Date
  readonly to: Date
}

/** The earlier and the later of two moments. */
export const earlierOf = (one: Date, other: Date): Date => new Date(Math.min(one.getTime(), other.getTime()))
export const laterOf = (one: Date, other: Date): Date => new Date(Math.max(one.getTime(), other.getTime()))

const fiveMinutes = 300_000
const oneHour = 3_600_000

const monthOf = (day: Day, change: number, date: number): Day => {
  const at = new Date(day)
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + change, date)
}

/** The days of a month on which a period may begin. */
const firstDays: Partial<Record<PeriodType, readonly number[]>> = {
  tenDays: [1, 11, 21],
  semimonthly: [1, 16],
  monthly: [1],
}

/** First days of the period that a day is in, and of the next one. Weeks begin on Monday. */
function daysAround(type: PeriodType, day: Day): [Day, Day] {
  if (type === 'daily') return [day, day + oneDay]
  if (type === 'weekly') {
    const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
    const monday = day - sinceMonday * oneDay
    return [monday, monday + 7 * oneDay]
  }
  const dates = firstDays[type] ?? [1]
  const date = new Date(day).getUTCDate()
  const first = dates.findLast((one) => one <= date) ?? 1
  const next = dates.find((one) => one > date)
  return [monthOf(day, 0, first), next === undefined ? monthOf(day, 1, 1) : monthOf(day, 0, next)]
}

function edgesAt(type: PeriodType, zone: Zone, moment: number): [number, number] {
  if (type === 'fiveMinutes') {
    const from = Math.floor(moment / fiveMinutes) * fiveMinutes
    return [from, from + fiveMinutes]
  }
  const day = dayOf(zone, moment)
  if (type === 'hourly') {
    // Hours are counted from the day's beginning: a day with a change of clocks has more or fewer of them.
    const [begin, end] = [startOfDay(zone, day), startOfDay(zone, day + oneDay)]
    const from = begin + Math.floor((moment - begin) / oneHour) * oneHour
    return [from, Math.min(from + oneHour, end)]
  }
  const [first, next] = daysAround(type, day)
  return [startOfDay(zone, first), startOfDay(zone, next)]
}

/** The window that a moment is in. A zone in whole GMT minutes must be a multiple of five: slots of play are. */
export function windowAt(type: PeriodType, zone: Zone, moment: Date): Window {
  if (typeof zone === 'number' && zone % 5 !== 0)
    throw new RangeError('a GMT offset is a multiple of 5 minutes')
  const [from, to] = edgesAt(type, zone, moment.getTime())
  return { from: new Date(from), to: new Date(to) }
}

/** Every window that has a moment in [from, to), in order. Each begins where the one before ends. */
export function windows(type: PeriodType, zone: Zone, from: Date, to: Date): Window[] {
  const found: Window[] = []
  for (let at = from; at < to; ) {
    const window = windowAt(type, zone, at)
    found.push(window)
    at = window.to
  }
  return found
}

/** How many calendar days of the zone a window touches; at least one. */
export function daysIn(zone: Zone, { from, to }: Window): number {
  const [first, last] = [dayOf(zone, from.getTime()), dayOf(zone, to.getTime() - 1)]
  return Math.round((last - first) / oneDay) + 1
}

/** The calendar month that a moment is in, as a number that rises by one. */
export function monthNumber(zone: Zone, moment: Date): number {
  const day = new Date(dayOf(zone, moment.getTime()))
  return day.getUTCFullYear() * 12 + day.getUTCMonth()
}
