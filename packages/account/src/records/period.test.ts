import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandDay } from './period.ts'

const phnomPenh = 7 * 60
const day = 86_400_000

describe('brandDay', () => {
  it.each([
    ['2026-11-20T16:59:59.999Z', phnomPenh, '2026-11-20'],
    ['2026-11-20T17:00:00.000Z', phnomPenh, '2026-11-21'],
    ['2026-11-21T16:59:59.999Z', phnomPenh, '2026-11-21'],
    ['2026-12-31T17:00:00.000Z', phnomPenh, '2027-01-01'],
    ['2028-02-28T17:00:00.000Z', phnomPenh, '2028-02-29'],
    ['2026-11-21T00:00:00.000Z', 0, '2026-11-21'],
    ['2026-11-21T02:59:59.999Z', -180, '2026-11-20'],
    ['2026-11-21T03:00:00.000Z', -180, '2026-11-21'],
    ['2026-11-20T18:15:00.000Z', 5 * 60 + 45, '2026-11-21'],
    ['2026-11-20T18:14:59.999Z', 5 * 60 + 45, '2026-11-20'],
  ])('%s is, %i minutes east, %s', (instant, offset, expected) => {
    expect(brandDay(new Date(instant), offset)).toBe(expected)
  })

  it('changes exactly at the zone’s midnight, wherever that is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: -14 * 60, max: 14 * 60 }),
        (days, offset) => {
          const midnight = days * day - offset * 60_000
          const name = new Date(days * day).toISOString().slice(0, 10)
          expect(brandDay(new Date(midnight), offset)).toBe(name)
          expect(brandDay(new Date(midnight + day - 1), offset)).toBe(name)
          expect(brandDay(new Date(midnight - 1), offset)).not.toBe(name)
        },
      ),
    )
  })
})
