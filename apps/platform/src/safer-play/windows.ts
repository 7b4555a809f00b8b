import { dayAt } from '../records/days.ts'
import type { LimitPeriod } from './rule.ts'

/** A period of the brand's calendar, half-open in time. */
export interface Window {
  readonly start: Date
  readonly end: Date
}

const oneDay = 86_400_000

/** The day, week (from Monday) or month that a moment is in, on the brand's calendar. */
export function windowAt(period: LimitPeriod, moment: Date, gmtOffsetMinutes: number): Window {
  const midnight = new Date(`${dayAt(moment, gmtOffsetMinutes)}T00:00:00Z`)
  const [year, month, date] = [midnight.getUTCFullYear(), midnight.getUTCMonth(), midnight.getUTCDate()]
  const here = (utc: number) => new Date(utc - gmtOffsetMinutes * 60_000)
  if (period === 'month')
    return { start: here(Date.UTC(year, month, 1)), end: here(Date.UTC(year, month + 1, 1)) }
  const first = period === 'day' ? date : date - ((midnight.getUTCDay() + 6) % 7)
  const start = Date.UTC(year, month, first)
  return { start: here(start), end: here(start + (period === 'day' ? 1 : 7) * oneDay) }
}
