const minute = 60_000
const hour = 60 * minute

/** Where days begin: minutes that clocks are ahead of GMT, or the IANA name of a zone, which may have daylight saving. */
export type Zone = number | string

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    era: 'short',
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  })
  clocks.set(zone, clock)
  return clock
}

/** What a clock in the zone shows at a moment, as if it showed GMT: milliseconds since 1970. */
export function clockAt(zone: Zone, moment: number): number {
  if (typeof zone === 'number') return moment + zone * minute
  const parts: Record<string, number> = {}
  for (const { type, value } of clockOf(zone).formatToParts(moment)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute: minutes = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hours, minutes, second)
}

/** A calendar day as its midnight would be in GMT: milliseconds since 1970, a multiple of a day. */
export type Day = number

export const oneDay = 24 * hour
const floorDay = (clock: number): Day => Math.floor(clock / oneDay) * oneDay

/** Clocks change by whole quarters of an hour. */
const quarter = 15 * minute
/** No clock is further from GMT. */
const furthest = 15 * hour

const starts = new Map<string, number>()

/**
 * When a day begins: the first moment at which clocks of the zone show it. Where clocks go back over midnight, the hour
 * that is shown twice belongs to the new day; a day that a zone has left out begins when the next one does.
 */
export function startOfDay(zone: Zone, day: Day): number {
  if (typeof zone === 'number') return day - zone * minute
  const key = `${zone} ${day}`
  const known = starts.get(key)
  if (known !== undefined) return known
  const ahead = (moment: number) => clockAt(zone, moment) - moment
  const [before, after] = [ahead(day - furthest), ahead(day + furthest)]
  let start = day - before
  if (before !== after) {
    start = day - furthest
    while (clockAt(zone, start) < day) start += quarter
  }
  if (starts.size > 100_000) starts.clear()
  starts.set(key, start)
  return start
}

/** The day that a moment is in: the last one that has begun. */
export function dayOf(zone: Zone, moment: number): Day {
  let day = floorDay(clockAt(zone, moment))
  while (startOfDay(zone, day + oneDay) <= moment) day += oneDay
  while (startOfDay(zone, day) > moment) day -= oneDay
  return day
}
