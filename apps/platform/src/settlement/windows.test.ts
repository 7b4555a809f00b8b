import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysIn, periodTypes, windowAt, windows } from './windows.ts'
import type { Zone } from './zone.ts'

const saving = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Atlantic/Azores',
  'Africa/Cairo',
  'America/Havana',
  'Asia/Phnom_Penh',
]
const zones: fc.Arbitrary<Zone> = fc.oneof(
  fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15),
  fc.constantFrom(...saving),
)
const moments = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2030, 0, 1) }).map((at) => new Date(at))
const calendar = periodTypes.filter((type) => type !== 'fiveMinutes' && type !== 'hourly')

describe('I15 windows are half-open and adjoin without gap or overlap', () => {
  const meets = (type: (typeof periodTypes)[number], zone: Zone, from: Date, to: Date) => {
    const all = windows(type, zone, from, to)
    expect(all[0]?.from.getTime()).toBeLessThanOrEqual(from.getTime())
    expect(all.at(-1)?.to.getTime()).toBeGreaterThanOrEqual(to.getTime())
    for (const [index, window] of all.entries()) {
      expect(window.from < window.to).toBe(true)
      if (index > 0) expect(window.from).toEqual(all[index - 1]?.to)
      // Every instant of it is in the same window.
      const middle = new Date((window.from.getTime() + window.to.getTime()) / 2)
      const last = new Date(window.to.getTime() - 1)
      for (const moment of [window.from, middle, last]) expect(windowAt(type, zone, moment)).toEqual(window)
      expect(window.from.getTime() % 300_000).toBe(0)
    }
    return all
  }

  test.each(calendar)('%s: two years in any GMT offset and with daylight saving', (type) => {
    fc.assert(
      fc.property(zones, moments, (zone, from) => {
        const to = new Date(from.getTime() + 731 * 86_400_000)
        meets(type, zone, from, to)
      }),
      { numRuns: 12 },
    )
  })

  test.each(['fiveMinutes', 'hourly'] as const)('%s: through every change of clocks of two years', (type) => {
    for (const zone of [...saving, -720, -210, 0, 345, 420, 840]) {
      const to = new Date(Date.UTC(2026, 0, 1))
      for (let at = Date.UTC(2024, 0, 1); at < to.getTime(); at += 86_400_000) {
        const window = windowAt(type, zone, new Date(at))
        const next = windowAt(type, zone, window.to)
        expect(next.from).toEqual(window.to)
        expect(windowAt(type, zone, new Date(window.to.getTime() - 1))).toEqual(window)
      }
    }
    meets(type, 'Europe/Berlin', new Date('2026-03-28T20:00:00Z'), new Date('2026-03-30T04:00:00Z'))
    meets(type, 'Australia/Lord_Howe', new Date('2026-04-04T00:00:00Z'), new Date('2026-04-06T00:00:00Z'))
    meets(type, 'America/Havana', new Date('2026-10-31T00:00:00Z'), new Date('2026-11-02T12:00:00Z'))
  })
})

describe('F8 the calendar decides', () => {
  const at = (type: (typeof periodTypes)[number], zone: Zone, moment: string) => {
    const { from, to } = windowAt(type, zone, new Date(moment))
    return [from.toISOString(), to.toISOString()]
  }

  test.each([
    // A leap day belongs to the second half of February; March begins where it ends.
    ['semimonthly', 420, '2028-02-29T12:00:00Z', '2028-02-15T17:00:00.000Z', '2028-02-29T17:00:00.000Z'],
    ['semimonthly', 420, '2026-02-14T17:00:00Z', '2026-01-31T17:00:00.000Z', '2026-02-15T17:00:00.000Z'],
    ['monthly', 0, '2027-02-28T23:59:59.999Z', '2027-02-01T00:00:00.000Z', '2027-03-01T00:00:00.000Z'],
    ['monthly', -210, '2026-12-31T23:00:00Z', '2026-12-01T03:30:00.000Z', '2027-01-01T03:30:00.000Z'],
    ['tenDays', 0, '2026-01-31T00:00:00Z', '2026-01-21T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
    ['weekly', 0, '2026-11-22T23:59:59Z', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
    // Clocks go forward: the day has 23 hours. They go back: it has 25.
    [
      'daily',
      'Europe/Berlin',
      '2026-03-29T12:00:00Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ],
    [
      'daily',
      'Europe/Berlin',
      '2026-10-25T12:00:00Z',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ],
    ['hourly', 345, '2026-11-21T00:20:00Z', '2026-11-21T00:15:00.000Z', '2026-11-21T01:15:00.000Z'],
  ] as const)('%s in %s at %s', (type, zone, moment, from, to) => {
    expect(at(type, zone, moment)).toEqual([from, to])
  })

  test('days are counted by the calendar, not by hours', () => {
    const march = windowAt('monthly', 'Europe/Berlin', new Date('2026-03-10T00:00:00Z'))
    expect(daysIn('Europe/Berlin', march)).toBe(31)
    expect(daysIn(420, windowAt('semimonthly', 420, new Date('2028-02-20T00:00:00Z')))).toBe(14)
    expect(daysIn(0, windowAt('hourly', 0, new Date()))).toBe(1)
  })

  test('an offset that slots cannot represent is refused', () => {
    expect(() => windowAt('daily', 7, new Date())).toThrow(RangeError)
  })
})
