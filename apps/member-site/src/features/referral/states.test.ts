import { expect, test } from 'vitest'
import { reached } from './states.ts'

test('a friend at a later step has passed the earlier ones', () => {
  const counts = [
    { state: 'rewarded', count: 1 },
    { state: 'registered', count: 2 },
    { state: 'clicked', count: 4 },
  ] as const
  expect(reached(counts).map(({ count }) => count)).toEqual([7, 3, 1, 1, 1])
})
