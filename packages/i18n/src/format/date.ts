import type { Locale } from '../locales/index.ts'
import { noValue } from './decimal.ts'
import {
  type DateStyle,
  dateTimeFormat,
  type Instant,
  intlTag,
  readInstant,
  type ZonedClock,
  type ZoneOptions,
  zonedClock,
} from './instant.ts'
import { type DateTable, formatTable } from './tables.ts'

export interface DateOptions extends ZoneOptions {
  /**
   * From `11/21/26` to `Saturday, November 21, 2026`.
   * @default 'medium'
   */
  style?: DateStyle
}

export interface TimeOptions extends ZoneOptions {
  /** @default false */
  seconds?: boolean
}

export type DateTimeOptions = DateOptions & TimeOptions

/** Engines disagree about these spaces in the same language; an ordinary one reads the same. */
const thinSpaces = /[\u2009\u202f]/g
/** The types of the parts around the space of `8:05 PM` or `PM 8:05`, which is no place to break a line. */
const besideHalf = /[de]dayP|Periodh/
const styles: readonly DateStyle[] = ['short', 'medium', 'long', 'full']

/** A day: `Nov 21, 2026`. A moment that cannot be read is shown as a dash. */
export function formatDate(instant: Instant, locale: Locale, options: DateOptions = {}): string {
  const { style = 'medium', timeZone } = options
  return write(instant, locale, { dateStyle: style, timeZone }, (table, clock) =>
    fill(dateOf(table, style), table, clock, style),
  )
}

/** A time of day, in one piece: `1:05 PM`. */
export function formatTime(instant: Instant, locale: Locale, options: TimeOptions = {}): string {
  const { seconds = false, timeZone } = options
  return write(instant, locale, { timeStyle: timeStyle(seconds), timeZone }, (table, clock) =>
    fill(timeOf(table, seconds), table, clock, 'short'),
  )
}

/** A day and a time: `Nov 21, 2026, 1:05 PM`. */
export function formatDateTime(instant: Instant, locale: Locale, options: DateTimeOptions = {}): string {
  const { style = 'medium', seconds = false, timeZone } = options
  const intl = { dateStyle: style, timeStyle: timeStyle(seconds), timeZone }
  return write(instant, locale, intl, (table, clock) => {
    const joined = table.joined[styles.indexOf(style)] ?? '{date} {time}'
    const pattern = joined.replace('{date}', dateOf(table, style)).replace('{time}', timeOf(table, seconds))
    return fill(pattern, table, clock, style)
  })
}

/** January to December, as they stand alone (in a calendar's head, in a list). */
export function monthNames(locale: Locale, width: 'long' | 'short' = 'long'): string[] {
  const own = formatTable(locale)?.dates
  if (own) return [...own.months[width === 'long' ? 'aloneLong' : 'aloneShort']]
  const format = dateTimeFormat(intlTag(locale), { month: width, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)))
}

/** Sunday to Saturday, as they stand alone; `localeEntry(locale).firstDay` says where the week begins. */
export function weekdayNames(locale: Locale, width: 'long' | 'short' = 'long'): string[] {
  const own = formatTable(locale)?.dates
  if (own) return [...own.weekdays[width === 'long' ? 'aloneLong' : 'aloneShort']]
  const format = dateTimeFormat(intlTag(locale), { weekday: width, timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 10, 15 + day)))
}

const timeStyle = (seconds: boolean): 'medium' | 'short' => (seconds ? 'medium' : 'short')
const dateOf = (table: DateTable, style: DateStyle) => table.date[styles.indexOf(style)] ?? ''
const timeOf = (table: DateTable, seconds: boolean) => table.time[seconds ? 1 : 0] ?? ''

function write(
  instant: Instant,
  locale: Locale,
  intl: Intl.DateTimeFormatOptions,
  own: (table: DateTable, clock: ZonedClock) => string,
): string {
  const time = readInstant(instant)
  if (time === undefined) return noValue
  const table = formatTable(locale)?.dates
  if (table) return own(table, zonedClock(time, intl.timeZone))
  return dateTimeFormat(intlTag(locale), intl)
    .formatToParts(time)
    .map(({ value }, at, all) =>
      besideHalf.test(`${all[at - 1]?.type}${all[at + 1]?.type}`) ? '\u00a0' : value,
    )
    .join('')
    .replace(thinSpaces, ' ')
}

const two = (number: number) => String(number).padStart(2, '0')

function fill(pattern: string, table: DateTable, clock: ZonedClock, style: DateStyle): string {
  const { year, month, day, hour, minute, second } = clock
  const months = table.months[style === 'short' || style === 'medium' ? 'short' : 'long']
  const half = hour % 12 || 12
  const values: Record<string, string | number | undefined> = {
    y: year,
    yy: two(year % 100),
    M: month,
    MM: two(month),
    MMM: months[month - 1],
    d: day,
    dd: two(day),
    E: table.weekdays.long[clock.weekday],
    h: half,
    hh: two(half),
    H: hour,
    HH: two(hour),
    mm: two(minute),
    ss: two(second),
    a: table.periods[hour < 12 ? 0 : 1],
  }
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
