import { describe, expect, test } from 'vitest'
import { periodBefore } from './periodBefore.ts'

/** Phnom Penh, as the brand is: 04:20 of 27 November there is 21:20 of the 26th in Greenwich. */
const zone = 420
const now = new Date('2026-11-26T21:23:00Z')

describe('the same part of the period before', () => {
  test.each([
    [
      'today until this hour',
      '2026-11-27',
      '2026-11-27',
      '2026-11-26',
      '2026-11-26',
      '2026-11-25T21:20:00.000Z',
    ],
    [
      'this month until now',
      '2026-11-01',
      '2026-11-27',
      '2026-10-01',
      '2026-10-27',
      '2026-10-26T21:20:00.000Z',
    ],
    [
      'a month that goes on',
      '2026-11-01',
      '2026-11-30',
      '2026-10-01',
      '2026-10-27',
      '2026-10-26T21:20:00.000Z',
    ],
    [
      'this week, from Monday',
      '2026-11-23',
      '2026-11-27',
      '2026-11-16',
      '2026-11-20',
      '2026-11-19T21:20:00.000Z',
    ],
    [
      'the last seven days',
      '2026-11-21',
      '2026-11-27',
      '2026-11-14',
      '2026-11-20',
      '2026-11-19T21:20:00.000Z',
    ],
    ['a day that is over', '2026-11-20', '2026-11-20', '2026-11-19', '2026-11-19', null],
    ['a whole month', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30', null],
    ['a part of a month that is over', '2026-10-01', '2026-10-10', '2026-09-01', '2026-09-10', null],
    ['two whole months', '2026-09-01', '2026-10-31', '2026-07-01', '2026-08-31', null],
    [
      'a day that the month before does not have',
      '2026-03-01',
      '2026-03-30',
      '2026-02-01',
      '2026-02-28',
      null,
    ],
    ['over the turn of a year', '2026-01-01', '2026-01-15', '2025-12-01', '2025-12-15', null],
    ['the 1st alone', '2026-10-01', '2026-10-01', '2026-09-30', '2026-09-30', null],
  ])('of %s', (_name, from, to, first, last, until) => {
    const before = periodBefore({ from, to }, now, zone)
    expect([before.from, before.to, before.until?.toISOString() ?? null]).toEqual([first, last, until])
    expect(before.window.from.toISOString().slice(11, 16)).toBe('17:00')
  })

  test("its last day ends at the period's current time", () => {
    const { window } = periodBefore({ from: '2026-11-27', to: '2026-11-27' }, now, zone)
    expect(window.from.toISOString()).toBe('2026-11-25T17:00:00.000Z')
    expect(window.to.toISOString()).toBe('2026-11-25T21:20:00.000Z')
  })
})
