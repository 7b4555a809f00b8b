import { type Locale, localeDirection } from '../locales/index.ts'
import { noValue } from './decimal.ts'
import { type Instant, readInstant, type ZoneOptions, zonedClock } from './instant.ts'

/** How far a zone's clock is ahead of Greenwich at a moment, in minutes. */
export function zoneOffset(instant: Instant, timeZone?: string): number | undefined {
  const time = readInstant(instant)
  if (time === undefined) return undefined
  const { year, month, day, hour, minute, second } = zonedClock(time, timeZone)
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  return Math.round((wall - Math.floor(time / 1000) * 1000) / 60_000)
}

/** `GMT+07:00`: the same letters in every language, kept left to right (Intl would write words). */
export function formatGmtOffset(instant: Instant, locale: Locale, options: ZoneOptions = {}): string {
  const offset = zoneOffset(instant, options.timeZone)
  if (offset === undefined) return noValue
  const two = (number: number) => String(number).padStart(2, '0')
  const distance = Math.abs(offset)
  const text = `GMT${offset < 0 ? '-' : '+'}${two(Math.floor(distance / 60))}:${two(distance % 60)}`
  return localeDirection(locale) === 'rtl' ? `\u2066${text}\u2069` : text
}
