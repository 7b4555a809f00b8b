import { type DayRange, rangeOf } from '@baize/ui'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { usePlatform } from '../platform/platform.ts'
import { usePermission } from '../start/useSystem.ts'

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Today in the brand's zone, yyyy-MM-dd: the platform's days are not always the device's. */
export function brandDay(now: Date, gmtOffsetMinutes: number): string {
  return new Date(now.getTime() + gmtOffsetMinutes * 60_000).toISOString().slice(0, 10)
}

export interface RecordPage {
  readonly today: string
  readonly range: DayRange
  readonly page: number
  setRange(range: DayRange): void
  setPage(page: number): void
}

/** The period and page of a record, kept in the address so that it can be shared and gone back to. */
export function useRecordPage(): RecordPage {
  const { client } = usePlatform()
  const { gmtOffsetMinutes } = usePermission()
  const [today] = useState(() => brandDay(client.now(), gmtOffsetMinutes))
  const [search, setSearch] = useSearchParams()
  const wished = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  const valid = dayPattern.test(wished.from) && dayPattern.test(wished.to) && wished.from <= wished.to
  const page = Number(search.get('page'))
  return {
    today,
    range: valid ? wished : rangeOf('last7', today),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    setRange: ({ from, to }) => setSearch({ from, to }, { replace: true }),
    setPage: (next) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          after.set('page', String(next))
          return after
        },
        { replace: true },
      ),
  }
}
