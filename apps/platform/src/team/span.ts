import { oneDay } from '../settlement/zone.ts'
import type { Days } from './sums.ts'

/** Whole quarters (yyyy-Qn) and months (yyyy-MM), and the days beside them. */
interface Parts {
  readonly quarters: string[]
  readonly months: string[]
  readonly days: Days[]
}

/** A period as parts to add up, and parts to take from them. */
export interface Span {
  readonly add: Parts
  readonly take: Parts
}

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const name = (day: number): string => new Date(day).toISOString().slice(0, 10)

/** The quarter that a day is in. */
export const quarterOf = (day: string): string =>
  `${day.slice(0, 5)}Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/** Longer units first: what one is not whole in is made of the next. */
const units = [
  { months: 3, add: (parts: Parts, day: string) => parts.quarters.push(quarterOf(day)) },
  { months: 1, add: (parts: Parts, day: string) => parts.months.push(day.slice(0, 7)) },
] as const

/** The first day of the unit of so many months that a day is in, or of one after it. */
function startOf(day: number, months: number, after = 0): number {
  const date = new Date(day)
  return Date.UTC(date.getUTCFullYear(), (Math.floor(date.getUTCMonth() / months) + after) * months)
}

/** Few rows to sum: of a quarter or month that is in the period by more than a half, the whole less the others. */
export function spanOf({ from, to }: Days): Span {
  const parts = () => ({ quarters: [], months: [], days: [] })
  const span: Span = { add: parts(), take: parts() }
  function cover(
    from: number,
    to: number,
    way: keyof Span,
    [unit, ...smaller]: readonly (typeof units)[number][],
  ) {
    if (from > to) return
    if (!unit) return void span[way].days.push({ from: name(from), to: name(to) })
    for (let start = startOf(from, unit.months); start <= to; start = startOf(start, unit.months, 1)) {
      const end = startOf(start, unit.months, 1)
      const [first, last] = [Math.max(from, start), Math.min(to, end - oneDay)]
      if ((last + oneDay - first) * 2 <= end - start) {
        cover(first, last, way, smaller)
        continue
      }
      unit.add(span[way], name(start))
      const other = way === 'add' ? 'take' : 'add'
      cover(start, first - oneDay, other, smaller)
      cover(last + oneDay, end - oneDay, other, smaller)
    }
  }
  cover(at(from), at(to), 'add', units)
  return span
}
