/** From a day to a day, both included, written `2026-11-21` in the zone of the requested records. */
export interface DayRange {
  from: string
  to: string
}

/** Ranges with a name. Days count back from today, or on from it for what is still to come. */
export const dayPresets = ['today', 'yesterday', 'last7', 'last30', 'next7', 'next30'] as const
export type DayPreset = (typeof dayPresets)[number]

const offsets: Record<DayPreset, readonly [from: number, to: number]> = {
  today: [0, 0],
  yesterday: [-1, -1],
  last7: [-6, 0],
  last30: [-29, 0],
  next7: [0, 6],
  next30: [0, 29],
}

/** The days of a preset. */
export function rangeOf(preset: DayPreset, today: string): DayRange {
  const [from, to] = offsets[preset]
  return { from: addDays(today, from), to: addDays(today, to) }
}

/** The preset that a range is, if it is one of those offered. */
export function presetOf(
  range: DayRange,
  today: string,
  offered: readonly DayPreset[],
): DayPreset | undefined {
  return offered.find((preset) => {
    const { from, to } = rangeOf(preset, today)
    return from === range.from && to === range.to
  })
}

/** Calendar arithmetic on the written day, so that no zone or summer time moves it. */
export function addDays(day: string, count: number): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(at) ? day : new Date(at + count * 86_400_000).toISOString().slice(0, 10)
}
