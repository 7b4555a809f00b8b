import { describe, expect, it } from 'vitest'
import { addDays, dayPresets, presetOf, rangeOf } from './days.ts'

describe('the days of a preset', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['last7', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['last30', '2026-01-01', '2025-12-03', '2026-01-01'],
    ['next7', '2026-12-28', '2026-12-28', '2027-01-03'],
    ['next30', '2028-02-01', '2028-02-01', '2028-03-01'],
  ] as const)('%s of %s', (preset, today, from, to) => {
    expect(rangeOf(preset, today)).toEqual({ from, to })
  })

  it('finds its preset again, and none for other ranges', () => {
    for (const preset of dayPresets) {
      expect(presetOf(rangeOf(preset, '2026-11-21'), '2026-11-21', [preset])).toBe(preset)
    }
    expect(presetOf({ from: '2026-11-01', to: '2026-11-03' }, '2026-11-21', dayPresets)).toBeUndefined()
  })

  it('leaves what is no day as it is', () => {
    expect(addDays('', -1)).toBe('')
    expect(addDays('tomorrow', 1)).toBe('tomorrow')
  })
})
