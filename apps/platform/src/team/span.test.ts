import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spanOf } from './span.ts'

const oneDay = 86_400_000
const start = Date.UTC(2023, 11, 1)
const name = (day: number): string => new Date(start + day * oneDay).toISOString().slice(0, 10)

test('a span counts each day of its period once and no other, for any period', () => {
  fc.assert(
    fc.property(fc.nat(430), fc.nat(365), (first, length) => {
      const period = { from: name(first), to: name(first + length) }
      const { months, add, take } = spanOf(period)
      for (let day = 0; day < 900; day += 1) {
        const at = name(day)
        const within = (parts: typeof add) => parts.filter(({ from, to }) => from <= at && at <= to).length
        const counted = months.filter((month) => at.startsWith(month)).length + within(add) - within(take)
        expect(counted).toBe(period.from <= at && at <= period.to ? 1 : 0)
      }
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['2026-11-21', '2026-11-21', [], [['2026-11-21', '2026-11-21']], []],
  ['2026-11-01', '2026-11-30', ['2026-11'], [], []],
  [
    ...(['2026-08-24', '2026-11-21', ['2026-09', '2026-10', '2026-11']] as const),
    ...([[['2026-08-24', '2026-08-31']], [['2026-11-22', '2026-11-30']]] as const),
  ],
  [
    '2026-02-03',
    '2026-02-26',
    ['2026-02'],
    [],
    [
      ['2026-02-01', '2026-02-02'],
      ['2026-02-27', '2026-02-28'],
    ],
  ],
])('%s to %s is %j with days added and taken', (from, to, months, add, take) => {
  const days = (parts: readonly (readonly string[])[]) =>
    parts.map(([one, other]) => ({ from: one, to: other }))
  expect(spanOf({ from, to })).toEqual({ months, add: days(add), take: days(take) })
})
