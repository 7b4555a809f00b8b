import { expect, it } from 'vitest'
import { periodMoved } from './usePeriod.ts'

it('moves by days, over the end of a year', () => {
  expect(periodMoved({ from: '2026-12-25', to: '2026-12-31' }, 7)).toEqual({
    from: '2027-01-01',
    to: '2027-01-07',
  })
})
