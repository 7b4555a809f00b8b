import type { Locale } from '../locales/index.ts'
import { noValue } from './decimal.ts'
import { intlTag } from './instant.ts'
import { formatList } from './list.ts'
import { formatNumber } from './number.ts'
import { counted } from './plural.ts'
import { formatTable } from './tables.ts'

export interface DurationOptions {
  /**
   * `1 hour, 2 minutes, 5 seconds`, `1 hr, 2 min, 5 sec` or, on a clock, `1:02:05`.
   * @default 'long'
   */
  style?: 'long' | 'short' | 'clock'
}

const units = ['day', 'hour', 'minute', 'second'] as const
type Unit = (typeof units)[number]

/** A length of time given in milliseconds, to the second before. Parts that are zero are left out. */
export function formatDuration(milliseconds: number, locale: Locale, options: DurationOptions = {}): string {
  if (!Number.isFinite(milliseconds)) return noValue
  const { style = 'long' } = options
  const all = Math.max(0, Math.floor(milliseconds / 1000))
  if (style === 'clock') return clock(all)
  const counts: Record<Unit, number> = {
    day: Math.floor(all / 86_400),
    hour: Math.floor(all / 3600) % 24,
    minute: Math.floor(all / 60) % 60,
    second: all % 60,
  }
  const shown = units.filter((unit) => counts[unit] > 0)
  const parts = (shown.length ? shown : (['second'] as const)).map((unit) =>
    part(counts[unit], unit, style, locale),
  )
  return formatList(parts, locale, { type: 'unit', style })
}

function part(count: number, unit: Unit, style: 'long' | 'short', locale: Locale): string {
  const own = formatTable(locale)?.units[style][unit]
  if (own) return counted(own, count, locale).replace('{0}', formatNumber(count, locale))
  return new Intl.NumberFormat(intlTag(locale), { style: 'unit', unit, unitDisplay: style }).format(count)
}

/** `2:05`, or `1:02:05` from an hour on; hours run past 24. The same in every language. */
function clock(all: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const hours = Math.floor(all / 3600)
  const minutes = Math.floor(all / 60) % 60
  return hours ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`
}
