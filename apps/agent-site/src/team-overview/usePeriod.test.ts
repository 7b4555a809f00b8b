import { describe, expect, it } from 'vitest'
import { periodBefore, periodMoved } from './usePeriod.ts'

describe('the period before', () => {
  it.each([
    [
      { from: '2026-11-21', to: '2026-11-21' },
      { from: '2026-11-20', to: '2026-11-20' },
    ],
    [
      { from: '2026-11-15', to: '2026-11-21' },
      { from: '2026-11-08', to: '2026-11-14' },
    ],
    [
      { from: '2026-03-01', to: '2026-03-31' },
      { from: '2026-01-29', to: '2026-02-28' },
    ],
  ])('of %o is as long', (range, before) => {
    expect(periodBefore(range)).toEqual(before)
  })

  it('moves by days, over the end of a year', () => {
    expect(periodMoved({ from: '2026-12-25', to: '2026-12-31' }, 7)).toEqual({
      from: '2027-01-01',
      to: '2027-01-07',
    })
  })
})
