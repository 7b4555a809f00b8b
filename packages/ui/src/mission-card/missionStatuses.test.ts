import { expect, it } from 'vitest'
import { shareOf } from './missionStatuses.ts'

it.each([
  ['0', '1000', 0],
  ['640', '1000', 0.64],
  ['999.9999', '1000', 0.999],
  ['1000', '1000', 1],
  ['5000', '1000', 1],
  ['-5', '1000', 0],
  ['5', '0', 1],
  ['soon', '1000', 0],
  ['5', 'never', 0],
  ['99999999999999999998', '99999999999999999999', 1],
])('%s of %s is %s', (value, target, share) => {
  expect(shareOf(value, target)).toBe(share)
})
