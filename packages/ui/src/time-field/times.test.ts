import { describe, expect, it } from 'vitest'
import {
  type Clock,
  clockOf,
  readPastedTime,
  readTime,
  readWrittenTime,
  timeText,
  writeTime,
} from './times.ts'

const twelve: Clock = { halves: ['AM', 'PM'], halfFirst: false }
const day: Clock = { halves: undefined, halfFirst: false }

describe('the clock of a language', () => {
  it('has the halves of the day where times are written with them', () => {
    expect(clockOf('en')).toEqual(twelve)
    for (const locale of ['km', 'zh-Hans', 'ar'] as const) {
      const { halves } = clockOf(locale)
      for (const half of halves ?? []) expect(half).not.toBe('')
      if (halves) expect(halves[0]).not.toBe(halves[1])
    }
  })
})

describe('a time', () => {
  it.each([
    ['00:00', '12', '00', 0],
    ['00:59', '12', '59', 0],
    ['12:00', '12', '00', 1],
    ['13:05', '1', '05', 1],
    ['23:59', '11', '59', 1],
  ] as const)('%s is written and read again on a clock of twelve hours', (time, hour, minute, half) => {
    expect(writeTime(time, twelve)).toEqual({ hour, minute, half })
    expect(readWrittenTime({ hour, minute, half }, twelve, {})).toEqual({ time })
  })

  it('is written in full on a clock of 24 hours', () => {
    expect(writeTime('09:05', day)).toMatchObject({ hour: '09', minute: '05' })
    expect(readWrittenTime({ hour: '9', minute: '05', half: 0 }, day, {})).toEqual({ time: '09:05' })
  })

  it.each([
    ['', '05', 'incomplete'],
    ['1', '', 'incomplete'],
    ['1', '5', 'incomplete'],
    ['24', '00', 'nonexistent'],
    ['1', '60', 'nonexistent'],
    ['8', '59', 'early'],
    ['17', '01', 'late'],
  ] as const)('%s:%s is %s', (hour, minute, problem) => {
    expect(readWrittenTime({ hour, minute, half: 0 }, day, { min: '09:00', max: '17:00' })).toEqual({
      time: null,
      problem,
    })
  })

  it('of no hour does not exist on a clock of twelve hours', () => {
    expect(readWrittenTime({ hour: '0', minute: '10', half: 0 }, twelve, {}).problem).toBe('nonexistent')
    expect(readWrittenTime({ hour: '13', minute: '10', half: 0 }, twelve, {}).problem).toBe('nonexistent')
  })

  it('wraps at midnight', () => {
    expect(timeText((readTime('23:50') ?? 0) + 15)).toBe('00:05')
    expect(timeText((readTime('00:05') ?? 0) - 15)).toBe('23:50')
  })

  it('is read when pasted, with and without the half of the day', () => {
    expect(readPastedTime('13:05', twelve)).toEqual({ hour: '1', minute: '05', half: 1 })
    expect(readPastedTime(' 1.05 p.m. ', day)).toMatchObject({ hour: '13', minute: '05' })
    expect(readPastedTime('12:30 am', day)).toMatchObject({ hour: '00', minute: '30' })
    expect(readPastedTime('13:05:59', day)).toMatchObject({ hour: '13', minute: '05' })
    expect(readPastedTime('25:00', day)).toBeUndefined()
    expect(readPastedTime('soon', day)).toBeUndefined()
  })
})
