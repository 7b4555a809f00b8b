import { Refusal } from '../http/refusal.ts'

const minute = 60_000
const oneDay = 24 * 60 * minute
/** The longest report; longer ones would be read page by page anyway. */
const maxDays = 366

/** A period of whole brand days, half-open in time. */
export interface Period {
  readonly from: string
  readonly to: string
  readonly start: Date
  readonly end: Date
}

/** The brand's calendar day at a moment, yyyy-MM-dd. */
export const dayAt = (moment: Date, gmtOffsetMinutes: number): string =>
  new Date(moment.getTime() + gmtOffsetMinutes * minute).toISOString().slice(0, 10)

/** When a brand day begins; null for a day that no calendar has, such as 2026-02-30. */
function startOf(day: string, gmtOffsetMinutes: number): number | null {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return null
  return midnight - gmtOffsetMinutes * minute
}

/** The requested period, both days included; today when none is named, and one day when only one is. */
export function periodOf(
  query: { from?: string | undefined; to?: string | undefined },
  now: Date,
  gmtOffsetMinutes: number,
): Period {
  const today = dayAt(now, gmtOffsetMinutes)
  const from = query.from ?? query.to ?? today
  const to = query.to ?? (query.from && query.from > today ? query.from : today)
  const problem = (field: string, code: string, params?: Record<string, number>) =>
    new Refusal('invalidFields', { problems: [{ field, code, ...(params ? { params } : {}) }] })
  const start = startOf(from, gmtOffsetMinutes)
  if (start === null) throw problem('from', 'pattern')
  const last = startOf(to, gmtOffsetMinutes)
  if (last === null) throw problem('to', 'pattern')
  if (last < start) throw problem('to', 'beforeFrom')
  if ((last - start) / oneDay >= maxDays) throw problem('to', 'periodTooLong', { max: maxDays })
  return { from, to, start: new Date(start), end: new Date(last + oneDay) }
}
