import type { Locale } from '@baize/i18n'
import { formatsOf } from '@baize/i18n'
import { CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date'

/** How far a calendar reaches where no earliest or latest day says so, in years. */
export const dateSettings = { yearsBefore: 120, yearsAfter: 20 } as const

/** The parts of a written day. */
const dayParts = ['year', 'month', 'day'] as const
export type DayPart = (typeof dayParts)[number]
/** The parts of a day while it is typed. */
export type WrittenDay = Readonly<Record<DayPart, string>>

/** A day written as `2026-11-21`, of the Gregorian calendar; undefined for what is none. */
export function readDay(text: string | null | undefined): CalendarDate | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  try {
    return parseDate(text)
  } catch {
    return undefined
  }
}

/** Today in a zone. A zone that the browser does not know counts as UTC, as everywhere in Baize. */
export function todayIn(timeZone: string | undefined): string {
  try {
    return today(timeZone ?? getLocalTimeZone()).toString()
  } catch {
    return today('UTC').toString()
  }
}

/** The six weeks or fewer that a month touches, from the language's first day of the week on; 1 is Monday. */
export function weeksOf(month: CalendarDate, firstDay: number): CalendarDate[][] {
  const first = month.set({ day: 1 })
  const before = (first.toDate('UTC').getUTCDay() - firstDay + 7) % 7
  const days = first.calendar.getDaysInMonth(first)
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => first.add({ days: week * 7 + day - before })),
  )
}

interface Ways {
  /** The left arrow moves forward. */
  rightToLeft: boolean
  /** Pages are years, not months. */
  year: boolean
  firstDay: number
}

/** Where a key of the APG's grid of dates moves from a day; undefined for other keys. */
export function moved(day: CalendarDate, key: string, { rightToLeft, year, firstDay }: Ways) {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const weekday = (day.toDate('UTC').getUTCDay() - firstDay + 7) % 7
  const page = year ? { years: 1 } : { months: 1 }
  if (key === 'ArrowRight' || key === 'ArrowLeft') return day.add({ days: key === forward ? 1 : -1 })
  if (key === 'ArrowDown') return day.add({ weeks: 1 })
  if (key === 'ArrowUp') return day.subtract({ weeks: 1 })
  if (key === 'Home') return day.subtract({ days: weekday })
  if (key === 'End') return day.add({ days: 6 - weekday })
  if (key === 'PageDown') return day.add(page)
  if (key === 'PageUp') return day.subtract(page)
  return undefined
}

/** The order in which a language writes the parts of a day, and whether they run from right to left. */
export function writtenOrder(locale: Locale): { parts: DayPart[]; rightToLeft: boolean } {
  const text = formatsOf(locale).date('2033-11-22T00:00:00Z', { style: 'short', timeZone: 'UTC' })
  const at: Record<DayPart, number> = {
    year: text.indexOf('33'),
    month: text.indexOf('11'),
    day: text.indexOf('22'),
  }
  // Arabic writes marks of direction between the numbers; Persian and Hebrew leave them as they are.
  return {
    parts: [...dayParts].sort((one, other) => at[one] - at[other]),
    rightToLeft: text.includes('\u200f'),
  }
}

/** Why a written day is none that can be taken. */
export type DayProblem = 'incomplete' | 'nonexistent' | 'early' | 'late'

/** The parts of a day in one, whether it exists or not: '' for nothing, null while parts are missing. */
export function writtenText({ year, month, day }: WrittenDay): string | null {
  if (year + month + day === '') return ''
  if (year.length < 4 || month === '' || day === '') return null
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Reads the parts of a day. An empty one is no day and no problem. */
export function readWritten(
  { year, month, day }: WrittenDay,
  min: string | undefined,
  max: string | undefined,
): { day: string | null; problem?: DayProblem } {
  const text = writtenText({ year, month, day })
  if (text === '') return { day: null }
  if (text === null) return { day: null, problem: 'incomplete' }
  if (!readDay(text)) return { day: null, problem: 'nonexistent' }
  if (min !== undefined && text < min) return { day: null, problem: 'early' }
  if (max !== undefined && text > max) return { day: null, problem: 'late' }
  return { day: text }
}

/** A day as its parts are written. */
export function writeDay(day: string | null): WrittenDay {
  const date = readDay(day)
  if (!date) return { year: '', month: '', day: '' }
  const [year = '', month = '', dayOfMonth = ''] = date.toString().split('-')
  return { year, month, day: dayOfMonth }
}

/** A whole day that was pasted: `2026-11-21`, or three numbers in the language's order. */
export function readPasted(text: string, order: readonly DayPart[]): WrittenDay | undefined {
  const numbers = text.match(/\d+/g)
  if (numbers?.length !== 3) return undefined
  const parts = numbers[0]?.length === 4 ? dayParts : order
  const of = (part: DayPart) => numbers[parts.indexOf(part)] ?? ''
  const year = of('year')
  return { year: year.length === 2 ? `20${year}` : year, month: of('month'), day: of('day') }
}

/** A day, moved to the nearest one that can be chosen. */
export function within(day: CalendarDate, min: string | undefined, max: string | undefined): CalendarDate {
  const [least, most] = [readDay(min), readDay(max)]
  if (least && day.compare(least) < 0) return least
  if (most && day.compare(most) > 0) return most
  return day
}

/** The first and last year that a calendar offers. */
export function yearsBetween(from: CalendarDate, min: string | undefined, max: string | undefined): number[] {
  const first = readDay(min)?.year ?? from.year - dateSettings.yearsBefore
  const last = Math.max(readDay(max)?.year ?? from.year + dateSettings.yearsAfter, first)
  return Array.from({ length: Math.min(last - first, 400) + 1 }, (_, index) => first + index)
}

/** The first of a month, which a list of months or years chooses. */
export function monthOf(year: number, month: number): CalendarDate {
  return new CalendarDate(year, month, 1)
}
