import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quarterOf, type Span, spanOf } from './span.ts'

const oneDay = 86_400_000
const start = Date.UTC(2023, 11, 1)
const name = (day: number): string => new Date(start + day * oneDay).toISOString().slice(0, 10)

test('a span counts each day of its period once and no other, for any period', () => {
  fc.assert(
    fc.property(fc.nat(430), fc.nat(365), (first, length) => {
      const period = { from: name(first), to: name(first + length) }
      const { add, take } = spanOf(period)
      for (let day = 0; day < 900; day += 1) {
        const at = name(day)
        const within = ({ quarters, months, days }: Span['add']) =>
          quarters.filter((quarter) => quarter === quarterOf(at)).length +
          months.filter((month) => at.startsWith(month)).length +
          days.filter(({ from, to }) => from <= at && at <= to).length
        expect(within(add) - within(take)).toBe(period.from <= at && at <= period.to ? 1 : 0)
      }
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['2026-11-21', '2026-11-21', '+2026-11-21..21'],
  ['2026-11-01', '2026-11-30', '+2026-11'],
  ['2026-02-03', '2026-02-26', '+2026-02 -2026-02-01..02 -2026-02-27..28'],
  ['2026-08-24', '2026-11-21', '+2026-Q4 +2026-09 +2026-08-24..31 -2026-12 -2026-11-22..30'],
  [
    '2025-11-21',
    '2026-11-20',
    '+2026-Q1 +2026-Q2 +2026-Q3 +2026-Q4 +2025-12 +2025-11-21..30 -2026-12 -2026-11-21..30',
  ],
])('%s to %s is %s', (from, to, parts) => {
  const { add, take } = spanOf({ from, to })
  const of = (sign: string, { quarters, months, days }: Span['add']) =>
    [...quarters, ...months, ...days.map((part) => `${part.from}..${part.to.slice(8)}`)].map(
      (part) => `${sign}${part}`,
    )
  expect([...of('+', add), ...of('-', take)].join(' ')).toBe(parts)
})
