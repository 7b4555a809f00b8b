import { locales } from '@baize/i18n'
import { describe, expect, it } from 'vitest'
import { readDay, readPasted, readWritten, todayIn, weeksOf, within, writeDay, writtenOrder } from './days.ts'

const day = (text: string) => {
  const found = readDay(text)
  if (!found) throw new Error(text)
  return found
}

describe('a calendar', () => {
  it('begins its weeks on the day of the language', () => {
    const first = (firstDay: number) => weeksOf(day('2026-11-21'), firstDay)[0]?.[0]?.toString()
    expect([1, 6, 7].map(first)).toEqual(['2026-10-26', '2026-10-31', '2026-11-01'])
    expect(weeksOf(day('2026-02-10'), 7)).toHaveLength(4)
    expect(weeksOf(day('2026-08-10'), 7)).toHaveLength(6)
  })

  it('contains each day of its month once', () => {
    const days = weeksOf(day('2028-02-01'), 1)
      .flat()
      .filter(({ month }) => month === 2)
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 29 }, (_, at) => at + 1))
  })

  it('keeps to the days that can be chosen', () => {
    expect(within(day('2026-11-21'), '2026-12-01', undefined).toString()).toBe('2026-12-01')
    expect(within(day('2026-11-21'), undefined, '2026-01-01').toString()).toBe('2026-01-01')
    expect(within(day('2026-11-21'), 'soon', '').toString()).toBe('2026-11-21')
  })
})

describe('a written day', () => {
  it.each([
    [{ year: '', month: '', day: '' }, { day: null }],
    [{ year: '2026', month: '2', day: '3' }, { day: '2026-02-03' }],
    [
      { year: '202', month: '2', day: '3' },
      { day: null, problem: 'incomplete' },
    ],
    [
      { year: '2026', month: '', day: '3' },
      { day: null, problem: 'incomplete' },
    ],
    [
      { year: '2026', month: '2', day: '31' },
      { day: null, problem: 'nonexistent' },
    ],
    [
      { year: '2026', month: '0', day: '1' },
      { day: null, problem: 'nonexistent' },
    ],
    [
      { year: '2019', month: '12', day: '31' },
      { day: null, problem: 'early' },
    ],
    [
      { year: '2031', month: '1', day: '1' },
      { day: null, problem: 'late' },
    ],
  ])('%j is %j', (written, read) => {
    expect(readWritten(written, '2020-01-01', '2030-12-31')).toEqual(read)
  })

  it('is read back as it was written', () => {
    expect(readWritten(writeDay('2026-02-03'), undefined, undefined).day).toBe('2026-02-03')
    expect(writeDay('yesterday')).toEqual({ year: '', month: '', day: '' })
  })

  it.each([
    ['2026-11-21', { year: '2026', month: '11', day: '21' }],
    ['21/11/2026', { year: '2026', month: '11', day: '21' }],
    ['21.11.26', { year: '2026', month: '11', day: '21' }],
    ['21/11', undefined],
    ['now', undefined],
  ])('pasted %s is %j', (text, read) => {
    expect(readPasted(text, ['day', 'month', 'year'])).toEqual(read)
  })

  it('has its parts in the order of the language, all three in each', () => {
    const order = (tag: 'km' | 'en' | 'zh-Hans') => writtenOrder(tag).parts.join(' ')
    expect(order('en')).toBe('month day year')
    expect(order('km')).toBe('day month year')
    expect(order('zh-Hans')).toBe('year month day')
    for (const { tag } of locales)
      expect(writtenOrder(tag).parts.toSorted()).toEqual(['day', 'month', 'year'])
  })
})

it('takes an unknown zone for UTC', () => {
  expect(todayIn('Nowhere/Land')).toBe(todayIn('UTC'))
})
