import { expect, test } from 'vitest'
import { nextEnd, type PeriodEnd } from './periodEnds.ts'

// Saturday, 21 November 2026, 18:30 in UTC: 01:30 on Sunday in Phnom Penh.
const now = new Date('2026-11-21T18:30:00Z')

test.each<[PeriodEnd, number, string]>([
  ['endOfHour', 420, '2026-11-21T19:00:00Z'],
  ['endOfHour', 345, '2026-11-21T19:15:00Z'],
  ['endOfDay', 420, '2026-11-22T17:00:00Z'],
  ['endOfDay', 0, '2026-11-22T00:00:00Z'],
  ['endOfWeek', 420, '2026-11-22T17:00:00Z'],
  ['endOfWeek', -600, '2026-11-23T10:00:00Z'],
  ['endOfHalfMonth', 0, '2026-12-01T00:00:00Z'],
  ['endOfMonth', 420, '2026-11-30T17:00:00Z'],
])('%s at GMT offset %i is %s', (end, offset, moment) => {
  expect(nextEnd(end, now, offset).toISOString()).toBe(new Date(moment).toISOString())
})

test('an end that has just passed is followed by the next', () => {
  expect(nextEnd('endOfDay', new Date('2026-11-22T00:00:00Z'), 0).toISOString()).toBe(
    '2026-11-23T00:00:00.000Z',
  )
  expect(nextEnd('endOfHalfMonth', new Date('2026-11-05T00:00:00Z'), 0).toISOString()).toBe(
    '2026-11-16T00:00:00.000Z',
  )
  expect(nextEnd('endOfWeek', new Date('2026-11-23T00:00:00Z'), 0).toISOString()).toBe(
    '2026-11-30T00:00:00.000Z',
  )
})
