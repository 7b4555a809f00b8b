import { zoneOf } from '@baize/site'

/** The moment at which a day of the brand begins: `2026-11-21`, at 420 minutes east, is `2026-11-21T00:00:00+07:00`. */
export function dayBegins(day: string, gmtOffsetMinutes: number): string {
  return `${day}T00:00:00${zoneOf(gmtOffsetMinutes)}`
}

/** The moment at which it is over, in milliseconds since 1970. */
export function dayEnds(day: string, gmtOffsetMinutes: number): number {
  return Date.parse(dayBegins(day, gmtOffsetMinutes)) + 86_400_000
}
