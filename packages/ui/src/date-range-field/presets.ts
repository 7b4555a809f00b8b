import { addDays, type DayPreset, type DayRange, dayPresets, rangeOf } from '../preset-range/days.ts'

/** Ranges with a name: those of PresetRange, and the calendar's weeks and months. */
export const rangePresets = [...dayPresets, 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const
/** A range with a name. */
export type RangePreset = (typeof rangePresets)[number]

/** The presets that a DateRangeField offers by default. */
export const defaultRangePresets: readonly RangePreset[] = [
  'today',
  'yesterday',
  'thisWeek',
  'thisMonth',
  'last7',
  'last30',
]

const isDayPreset = (preset: RangePreset): preset is DayPreset =>
  (dayPresets as readonly string[]).includes(preset)

/** The days of a preset, today being the last one of a week or month that still runs. 1 is Monday. */
export function rangeOfPreset(preset: RangePreset, today: string, firstDay: number): DayRange {
  if (isDayPreset(preset)) return rangeOf(preset, today)
  const month = `${today.slice(0, 7)}-01`
  if (preset === 'thisMonth') return { from: month, to: today }
  const lastOfMonth = addDays(month, -1)
  if (preset === 'lastMonth') return { from: `${lastOfMonth.slice(0, 7)}-01`, to: lastOfMonth }
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const week = addDays(today, -((weekday - firstDay + 7) % 7))
  if (preset === 'thisWeek') return { from: week, to: today }
  return { from: addDays(week, -7), to: addDays(week, -1) }
}

/** The part of a range that can be taken; undefined where there is none. */
export function cutRange({ from, to }: DayRange, min: string | undefined, max: string | undefined) {
  const cut = {
    from: min !== undefined && from < min ? min : from,
    to: max !== undefined && to > max ? max : to,
  }
  return cut.from <= cut.to ? cut : undefined
}
