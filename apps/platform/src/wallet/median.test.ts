import { expect, test } from 'vitest'
import { medianOf } from './median.ts'

test.each([
  [[], null],
  [[4, 5], null],
  [[9, 1, 5], 5],
  [[10, 2, 4, 30], 7],
  [[1, 1, 2, 1_000], 2],
])('the median of %j is %s', (figures, median) => expect(medianOf(figures)).toBe(median))
