import { expect, it } from 'vitest'
import { changeOf } from './compare.ts'

it.each([
  ['112.00', '100.00', 0.12],
  ['-50.00', '-100.00', 0.5],
  ['-100.00', '50.00', -3],
  ['5.00', '0.00', undefined],
  ['0.00', '0.00', 0],
  [3, 4, -0.25],
  [3, undefined, undefined],
])('%s after %s', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change)
})
