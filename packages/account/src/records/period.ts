import { usePermission, usePlatform } from '@baize/site'
import { type DayRange, rangeOf } from '@baize/ui'
import { useState } from 'react'
import { useSearchParams } from 'wouter'

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Today in the brand's zone, yyyy-MM-dd: the platform's days are not always the device's. */
export function brandDay(now: Date, gmtOffsetMinutes: number): string {
  return new Date(now.getTime() + gmtOffsetMinutes * 60_000).toISOString().slice(0, 10)
}

/** Whether a text of the address is a day that the calendar has, as `2026-11-27`. */
export function isDay(text: string): boolean {
  const start = dayPattern.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return start !== undefined && !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text)
}

export interface RecordPeriod {
  readonly today: string
  readonly range: DayRange
  setRange(range: DayRange): void
}

/** The period of a record, kept in the address so that it can be shared and gone back to. */
export function useRecordPeriod(): RecordPeriod {
  const { client } = usePlatform()
  const { gmtOffsetMinutes } = usePermission()
  const [today] = useState(() => brandDay(client.now(), gmtOffsetMinutes))
  const [search, setSearch] = useSearchParams()
  const wished = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  const valid = isDay(wished.from) && isDay(wished.to) && wished.from <= wished.to
  return {
    today,
    range: valid ? wished : rangeOf('last7', today),
    setRange: ({ from, to }) =>
      setSearch((kept) => ({ ...Object.fromEntries(kept), from, to }), { replace: true }),
  }
}
