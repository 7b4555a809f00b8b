import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneDay } from '../settlement/zone.ts'
import { workingDeadline } from './deadline.ts'
import { caseNumber } from './number.ts'

test.each([
  // Monday morning, Friday evening and Saturday in Phnom Penh; the deadline is the midnight after the working day.
  ['2026-11-16T02:00:00.000Z', 1, '2026-11-17T17:00:00.000Z'],
  ['2026-11-20T13:00:00.000Z', 1, '2026-11-23T17:00:00.000Z'],
  ['2026-11-21T05:00:00.000Z', 5, '2026-11-27T17:00:00.000Z'],
  ['2026-11-16T02:00:00.000Z', 10, '2026-11-30T17:00:00.000Z'],
])('%s and %i working days end at %s', (from, days, until) => {
  expect(workingDeadline(new Date(from), days, 420).toISOString()).toBe(until)
})

test('so many working days are before it, in every zone, and later messages never end earlier', () => {
  const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 0, 1) })
  fc.assert(
    fc.property(
      moment,
      fc.nat({ max: 30 * oneDay }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: -720, max: 840 }),
      (at, later, days, offset) => {
        const end = workingDeadline(new Date(at), days, offset).getTime()
        expect(workingDeadline(new Date(at + later), days, offset).getTime()).toBeGreaterThanOrEqual(end)
        const local = (time: number) => Math.floor((time + offset * 60_000) / oneDay)
        expect((end + offset * 60_000) % oneDay).toBe(0)
        let working = 0
        for (let day = local(at) + 1; day < local(end); day++) {
          const weekday = new Date(day * oneDay).getUTCDay()
          if (weekday !== 0 && weekday !== 6) working++
        }
        expect(working).toBe(days)
      },
    ),
  )
})

test('a number names the brand’s day and cannot be guessed from the last one', () => {
  const numbers = Array.from({ length: 200 }, () => caseNumber(new Date('2026-11-20T17:30:00Z'), 420))
  for (const number of numbers) expect(number).toMatch(/^C261121-[2-9A-HJ-NP-TV-Z]{6}$/)
  expect(new Set(numbers).size).toBe(200)
})
