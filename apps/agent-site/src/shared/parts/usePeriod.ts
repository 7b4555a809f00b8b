import { brandDay, isDay } from '@baize/account'
import { usePermission, usePlatform } from '@baize/site'
import { type DayRange, rangeOf } from '@baize/ui'
import { useSearchParams } from 'wouter'

export interface Period {
  /** Today in the brand's zone. */
  readonly today: string
  readonly range: DayRange
  setRange(range: DayRange): void
}

const same = (one: DayRange, other: DayRange) => one.from === other.from && one.to === other.to

/** The period of a page, kept in the address with its other filters; today unless another was chosen. */
export function usePeriod(usual: 'today' | 'last7' | 'last30' = 'today'): Period {
  const { client } = usePlatform()
  const { gmtOffsetMinutes } = usePermission()
  const [search, setSearch] = useSearchParams()
  const today = brandDay(client.now(), gmtOffsetMinutes)
  const from = search.get('from') ?? ''
  const to = search.get('to') ?? ''
  const range = isDay(from) && isDay(to) && from <= to ? { from, to } : rangeOf(usual, today)
  return {
    today,
    range,
    setRange: (next) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          const plain = same(next, rangeOf(usual, today))
          for (const side of ['from', 'to'] as const) {
            if (plain) after.delete(side)
            else after.set(side, next[side])
          }
          return after
        },
        { replace: true },
      ),
  }
}

const dayMs = 86_400_000
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** How many days a period has. */
export function daysOf({ from, to }: DayRange): number {
  return (startOf(to) - startOf(from)) / dayMs + 1
}

/** The same period so many days on, or back. */
export function periodMoved({ from, to }: DayRange, days: number): DayRange {
  const move = (day: string) => new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10)
  return { from: move(from), to: move(to) }
}
