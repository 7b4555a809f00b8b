import { brandDay, usePermission, usePlatform } from '@baize/account'
import { type DayRange, rangeOf } from '@baize/ui'
import { useSearchParams } from 'wouter'

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

export interface Period {
  /** Today in the brand's zone. */
  readonly today: string
  readonly range: DayRange
  setRange(range: DayRange): void
}

/** The period of the overview, kept in the address; today unless another was chosen. */
export function usePeriod(): Period {
  const { client } = usePlatform()
  const { gmtOffsetMinutes } = usePermission()
  const [search, setSearch] = useSearchParams()
  const today = brandDay(client.now(), gmtOffsetMinutes)
  const from = search.get('from') ?? ''
  const to = search.get('to') ?? ''
  const valid = dayPattern.test(from) && dayPattern.test(to) && from <= to
  return {
    today,
    range: valid ? { from, to } : rangeOf('today', today),
    setRange: (range) =>
      setSearch(range.from === today && range.to === today ? {} : { from: range.from, to: range.to }, {
        replace: true,
      }),
  }
}
