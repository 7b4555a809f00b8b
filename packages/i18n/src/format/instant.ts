import type { Locale } from '../locales/index.ts'

/** A moment: a Date, milliseconds since 1970, or an ISO 8601 text with its offset. */
export type Instant = Date | number | string

export interface ZoneOptions {
  /**
   * IANA name (`Asia/Phnom_Penh`) or offset (`+07:00`). A zone that the browser does not know counts as UTC.
   * @default the device's own
   */
  timeZone?: string | undefined
}

export type DateStyle = 'short' | 'medium' | 'long' | 'full'

/** Nothing for what is no moment. */
export function readInstant(instant: Instant): number | undefined {
  const time = new Date(instant).getTime()
  return Number.isNaN(time) ? undefined : time
}

/** The tag for Intl: Gregorian calendar and Latin digits, whatever the language's own defaults are. */
export function intlTag(locale: Locale): string {
  return `${locale}-u-ca-gregory-nu-latn`
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A browser's own date format; making one is dear, so they are kept. */
export function dateTimeFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) {
    format = newFormat(tag, options)
    formats.set(key, format)
  }
  return format
}

function newFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(tag, options)
  } catch {
    return new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
  }
}

/** The clock and calendar of a zone at a moment. `weekday` is 0 for Sunday. */
export interface ZonedClock {
  year: number
  month: number
  day: number
  weekday: number
  hour: number
  minute: number
  second: number
}

/** What the clock on the wall shows in a zone. English is in every browser, so this needs no language's data. */
export function zonedClock(time: number, timeZone: string | undefined): ZonedClock {
  const format = dateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const found: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(time)) found[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = found
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return { year, month, day, weekday, hour, minute, second }
}
