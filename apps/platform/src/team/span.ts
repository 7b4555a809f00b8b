import { oneDay } from '../settlement/zone.ts'
import type { Days } from './sums.ts'

/** A period as whole months, with the days to add to them and to take from them. */
export interface Span {
  readonly months: readonly string[]
  readonly add: readonly Days[]
  readonly take: readonly Days[]
}

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const name = (day: number): string => new Date(day).toISOString().slice(0, 10)
const after = (month: number): number => {
  const date = new Date(month)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
}

/** The fewest rows that a period is a sum of: of a month that is in it by more than a half, the whole less the others. */
export function spanOf({ from, to }: Days): Span {
  const months: string[] = []
  const add: Days[] = []
  const take: Days[] = []
  for (let month = at(`${from.slice(0, 7)}-01`); month <= at(to); month = after(month)) {
    const end = after(month)
    const first = Math.max(at(from), month)
    const last = Math.min(at(to), end - oneDay)
    if ((last + oneDay - first) * 2 <= end - month) {
      add.push({ from: name(first), to: name(last) })
      continue
    }
    months.push(name(month).slice(0, 7))
    if (first > month) take.push({ from: name(month), to: name(first - oneDay) })
    if (last + oneDay < end) take.push({ from: name(last + oneDay), to: name(end - oneDay) })
  }
  return { months, add, take }
}
