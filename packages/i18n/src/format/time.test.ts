import { describe, expect, it } from 'vitest'
import { locales } from '../locales/index.ts'
import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatGmtOffset,
  formatList,
  formatRelativeTime,
  formatTime,
  zoneOffset,
} from './index.ts'

const moment = '2026-11-21T13:05:09Z'

it('a day is the day of the zone, not of the machine', () => {
  const late = '2026-12-31T20:00:00Z'
  expect(formatDate(late, 'en', { timeZone: 'Asia/Phnom_Penh' })).toBe('Jan 1, 2027')
  expect(formatDate(late, 'km', { timeZone: 'Asia/Phnom_Penh' })).toBe('1 មករា 2027')
  expect(formatDate(late, 'km', { timeZone: '-05:00' })).toBe('31 ធ្នូ 2026')
})

it('midnight and noon read rightly in Khmer', () => {
  const at = (hour: number) => formatTime(Date.UTC(2026, 0, 1, hour, 5), 'km', { timeZone: 'UTC' })
  expect([0, 11, 12, 23].map(at)).toEqual([
    '12:05\u00a0AM',
    '11:05\u00a0AM',
    '12:05\u00a0PM',
    '11:05\u00a0PM',
  ])
})

it('a time does not break at the end of a line, and what precedes it does', () => {
  for (const { tag } of locales)
    for (const seconds of [false, true]) {
      const time = formatTime(moment, tag, { timeZone: 'UTC', seconds })
      expect(time).not.toMatch(/[ \u2009\u202f]/)
      expect(formatDateTime(moment, tag, { timeZone: 'UTC', seconds })).toContain(time)
    }
  expect(formatDateTime(moment, 'en', { timeZone: 'UTC' })).toBe('Nov 21, 2026, 1:05\u00a0PM')
  expect(formatDateTime(moment, 'km', { timeZone: 'UTC' })).toBe('21 វិច្ឆិកា 2026, 1:05\u00a0PM')
  expect(formatDateTime(moment, 'ko', { timeZone: 'UTC' })).toMatch(/21\. \S+\u00a01:05$/)
})

it('Thai and Persian dates keep the Gregorian year and Latin digits', () => {
  for (const { tag } of locales)
    expect(formatDateTime(moment, tag, { style: 'full', timeZone: 'UTC' })).toMatch(/2026/)
})

it('a moment that cannot be read is a dash', () => {
  for (const instant of ['', 'soon', Number.NaN, new Date('x')])
    expect([
      formatDate(instant, 'km'),
      formatTime(instant, 'en'),
      formatDateTime(instant, 'zh-Hans'),
      formatRelativeTime(instant, 'km'),
      formatGmtOffset(instant, 'km'),
    ]).toEqual(['–', '–', '–', '–', '–'])
})

it('an unknown zone counts as UTC', () => {
  expect(formatTime(moment, 'en', { timeZone: 'Mars/Olympus' })).toBe('1:05\u00a0PM')
  expect(formatTime(moment, 'km', { timeZone: '../etc' })).toBe('1:05\u00a0PM')
})

describe('the offset from Greenwich', () => {
  it.each([
    ['Asia/Phnom_Penh', 'GMT+07:00'],
    ['Asia/Kolkata', 'GMT+05:30'],
    ['America/St_Johns', 'GMT-03:30'],
    ['UTC', 'GMT+00:00'],
    ['+07:00', 'GMT+07:00'],
    ['Pacific/Chatham', 'GMT+13:45'],
  ])('of %s is %s', (timeZone, expected) => {
    expect(formatGmtOffset(moment, 'en', { timeZone })).toBe(expected)
  })

  it('reads the same in every language, isolated in those from the right', () => {
    for (const { tag, direction } of locales) {
      const text = formatGmtOffset(moment, tag, { timeZone: 'Asia/Phnom_Penh' })
      expect(text).toBe(direction === 'rtl' ? '\u2066GMT+07:00\u2069' : 'GMT+07:00')
    }
  })

  it('follows the season', () => {
    expect(zoneOffset('2026-01-15T00:00:00Z', 'Europe/Berlin')).toBe(60)
    expect(zoneOffset('2026-07-15T00:00:00.999Z', 'Europe/Berlin')).toBe(120)
  })
})

describe('how long ago', () => {
  const now = Date.parse(moment)
  const minute = 60_000
  const day = 24 * 60 * minute
  it.each([
    [0, 'now'],
    [-400, 'now'],
    [-10_000, '10 seconds ago'],
    [-50_000, '1 minute ago'],
    [-44 * minute, '44 minutes ago'],
    [-50 * minute, '1 hour ago'],
    [-23 * 60 * minute, 'yesterday'],
    [day, 'tomorrow'],
    [-6 * day, '6 days ago'],
    [-14 * day, '2 weeks ago'],
    [60 * day, 'in 2 months'],
    [-730 * day, '2 years ago'],
  ])('%i ms is %s', (away, expected) => {
    expect(formatRelativeTime(now + away, 'en', { now })).toBe(expected)
  })

  it('in Khmer, where browsers have no words for it', () => {
    const text = (away: number) => formatRelativeTime(now + away, 'km', { now })
    expect([-3 * minute, -day, 2 * 7 * day].map(text)).toEqual(['3 នាទី\u200bមុន', 'ម្សិលមិញ', '2 សប្ដាហ៍ទៀត'])
  })
})

describe('a length of time', () => {
  const duration = (value: number, style?: 'short' | 'clock') =>
    formatDuration(value, 'en', style ? { style } : {})
  it('leaves out what is zero, but never everything', () => {
    expect([0, 999, 60_000, 3_600_000, 90_061_000].map((value) => duration(value))).toEqual([
      '0 seconds',
      '0 seconds',
      '1 minute',
      '1 hour',
      '1 day, 1 hour, 1 minute, 1 second',
    ])
  })
  it('on a clock', () => {
    expect([0, 65_000, 3_725_000, 90_061_000, -5].map((value) => duration(value, 'clock'))).toEqual([
      '0:00',
      '1:05',
      '1:02:05',
      '25:01:01',
      '0:00',
    ])
  })
  it('that is none is a dash', () => {
    expect(duration(Number.NaN)).toBe('–')
  })
})

it('a list of none, one and two', () => {
  expect(formatList([], 'km')).toBe('')
  expect(formatList(['A'], 'km')).toBe('A')
  expect(formatList(['A', 'B'], 'km', { type: 'disjunction' })).toBe('A ឬ B')
})
