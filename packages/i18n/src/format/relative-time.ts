import type { Locale } from '../locales/index.ts'
import { noValue } from './decimal.ts'
import { type Instant, intlTag, readInstant } from './instant.ts'
import { formatNumber } from './number.ts'
import { counted } from './plural.ts'
import { formatTable } from './tables.ts'

export type RelativeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

export interface RelativeTimeOptions {
  /**
   * The moment to count from.
   * @default the present
   */
  now?: Instant
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Each unit with its length and the distance up to which it is used. */
const units: readonly [RelativeUnit, number, number][] = [
  ['second', 1000, 45_000],
  ['minute', minute, 45 * minute],
  ['hour', hour, 22 * hour],
  ['day', day, 6.5 * day],
  ['week', 7 * day, 28 * day],
  ['month', 30.44 * day, 320 * day],
  ['year', 365.25 * day, Number.POSITIVE_INFINITY],
]

/** How long ago, or in how long: `3 minutes ago`, `yesterday`, `in 2 weeks`, in the unit that reads best. */
export function formatRelativeTime(
  instant: Instant,
  locale: Locale,
  options: RelativeTimeOptions = {},
): string {
  const time = readInstant(instant)
  const from = readInstant(options.now ?? Date.now())
  if (time === undefined || from === undefined) return noValue
  const away = time - from
  const [unit, length] = units.find(([, , upTo]) => Math.abs(away) < upTo) ?? ['year', 365.25 * day]
  return formatRelative(Math.round(away / length), unit, locale)
}

/** A whole number of units from now; below zero is past. */
export function formatRelative(count: number, unit: RelativeUnit, locale: Locale): string {
  const own = formatTable(locale)?.relative[unit]
  if (!own) {
    const format = new Intl.RelativeTimeFormat(intlTag(locale), { numeric: 'auto' })
    return format.format(count || 0, unit)
  }
  const distance = Math.abs(count)
  const named = own.named[count || 0]
  const text = counted(count < 0 ? own.past : own.future, distance, locale)
  return named ?? text.replace('{0}', formatNumber(distance, locale))
}
