import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueFile, firstFile } from './periods.ts'
import type { Cadence } from './tables.ts'

const phnomPenh = 420
const at = (instant: string) => new Date(instant)

describe('the days of a scheduled report', () => {
  test('a daily one begins with the running day of the brand and is made when that has ended', () => {
    // 18:00 UTC on the 27th is 01:00 on the 28th in Phnom Penh.
    expect(firstFile(at('2026-11-27T18:00:00Z'), 'daily', phnomPenh)).toEqual({
      ...{ from: '2026-11-28', at: at('2026-11-28T17:15:00Z') },
    })
  })

  test('a weekly one begins with Monday, on a Sunday too', () => {
    expect(firstFile(at('2026-11-29T05:00:00Z'), 'weekly', phnomPenh)).toEqual({
      ...{ from: '2026-11-23', at: at('2026-11-29T17:15:00Z') },
    })
  })

  test('after a stop one file has every day that was missed, and the next one follows it', () => {
    const due = dueFile({ cadence: 'daily', next_from: '2026-11-20' }, at('2026-11-25T03:00:00Z'), phnomPenh)
    expect(due).toEqual({
      ...{ from: '2026-11-20', to: '2026-11-24' },
      next: { from: '2026-11-25', at: at('2026-11-25T17:15:00Z') },
    })
  })

  test('after a long stop the file has the last 31 days, or four weeks', () => {
    const now = at('2026-11-25T03:00:00Z')
    expect(dueFile({ cadence: 'daily', next_from: '2026-01-01' }, now, phnomPenh)).toMatchObject({
      ...{ from: '2026-10-25', to: '2026-11-24' },
    })
    expect(dueFile({ cadence: 'weekly', next_from: '2026-01-05' }, now, phnomPenh)).toMatchObject({
      ...{ from: '2026-10-26', to: '2026-11-22' },
    })
  })

  test('whenever the files of a schedule are made, each day is in exactly one of them', () => {
    const hour = 3_600_000
    fc.assert(
      fc.property(
        fc.constantFrom<Cadence>('daily', 'weekly'),
        fc.integer({ min: -720, max: 840 }),
        fc.array(fc.integer({ min: 0, max: 20 * 24 }), { minLength: 1, maxLength: 8 }),
        (cadence, offset, delays) => {
          let now = at('2026-11-27T10:00:00Z').getTime()
          let next = firstFile(new Date(now), cadence, offset)
          for (const delay of delays) {
            now = next.at.getTime() + delay * hour
            const due = dueFile({ cadence, next_from: next.from }, new Date(now), offset)
            expect(due.from).toBe(next.from)
            expect(due.to >= due.from).toBe(true)
            const dayAfter = new Date(Date.parse(`${due.to}T00:00:00Z`) + 24 * hour)
              .toISOString()
              .slice(0, 10)
            expect(due.next.from).toBe(dayAfter)
            expect(due.next.at.getTime()).toBeGreaterThan(now)
            next = due.next
          }
        },
      ),
    )
  })
})
