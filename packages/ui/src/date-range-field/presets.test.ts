import { describe, expect, it } from 'vitest'
import { cutRange, rangeOfPreset, rangePresets } from './presets.ts'

describe('the days of a preset', () => {
  it.each([
    ['thisWeek', '2026-11-21', 1, '2026-11-16', '2026-11-21'],
    ['thisWeek', '2026-11-21', 7, '2026-11-15', '2026-11-21'],
    ['thisWeek', '2026-11-21', 6, '2026-11-21', '2026-11-21'],
    ['lastWeek', '2026-11-21', 1, '2026-11-09', '2026-11-15'],
    ['lastWeek', '2026-01-01', 1, '2025-12-22', '2025-12-28'],
    ['thisMonth', '2026-11-21', 1, '2026-11-01', '2026-11-21'],
    ['lastMonth', '2026-03-31', 1, '2026-02-01', '2026-02-28'],
    ['lastMonth', '2026-01-15', 1, '2025-12-01', '2025-12-31'],
    ['last7', '2026-11-21', 1, '2026-11-15', '2026-11-21'],
    ['next30', '2026-11-21', 1, '2026-11-21', '2026-12-20'],
  ] as const)('%s of %s with weeks from %i', (preset, today, firstDay, from, to) => {
    expect(rangeOfPreset(preset, today, firstDay)).toEqual({ from, to })
  })

  it('run forward, each of them', () => {
    for (const preset of rangePresets)
      for (const today of ['2026-01-01', '2028-02-29', '2026-12-31']) {
        const { from, to } = rangeOfPreset(preset, today, 1)
        expect(from <= to).toBe(true)
      }
  })
})

it('keeps the part of a range that can be taken, if there is one', () => {
  const range = { from: '2026-11-01', to: '2026-11-21' }
  expect(cutRange(range, '2026-11-10', '2026-11-15')).toEqual({ from: '2026-11-10', to: '2026-11-15' })
  expect(cutRange(range, undefined, undefined)).toEqual(range)
  expect(cutRange(range, '2026-12-01', undefined)).toBeUndefined()
})
