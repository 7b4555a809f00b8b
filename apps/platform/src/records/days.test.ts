import { describe, expect, test } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { dayAt, periodOf } from './days.ts'

const now = new Date('2026-03-09T18:30:00Z')

describe('a brand day is a day of the brand, not of the server', () => {
  test('at 18:30 UTC Phnom Penh is already in tomorrow', () => {
    expect(dayAt(now, 420)).toBe('2026-03-10')
    expect(dayAt(now, -600)).toBe('2026-03-09')
  })

  test('no period is today, and its edges adjoin the next day without gap or overlap', () => {
    const today = periodOf({}, now, 420)
    expect(today).toMatchObject({ from: '2026-03-10', to: '2026-03-10' })
    expect(today.start.toISOString()).toBe('2026-03-09T17:00:00.000Z')
    const tomorrow = periodOf({ from: '2026-03-11', to: '2026-03-11' }, now, 420)
    expect(today.end).toEqual(tomorrow.start)
  })

  test.each([
    [{ from: '2026-02-30' }],
    [{ from: '2026-03-10', to: '2026-03-09' }],
    [{ from: '2025-03-01', to: '2026-03-09' }],
  ])('%j is refused', (query) => {
    expect(() => periodOf(query, now, 420)).toThrow(Refusal)
  })

  test('only a first day runs until today; only a last day is that day', () => {
    expect(periodOf({ from: '2026-03-01' }, now, 420)).toMatchObject({ from: '2026-03-01', to: '2026-03-10' })
    expect(periodOf({ to: '2026-03-01' }, now, 420)).toMatchObject({ from: '2026-03-01', to: '2026-03-01' })
  })
})
