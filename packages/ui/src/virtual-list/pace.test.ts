import { expect, it } from 'vitest'
import { pace } from './pace.ts'

it('brings one block more after each frame that was full and in time', () => {
  const blocks = pace(4, 2)
  blocks.note(4, 17)
  blocks.note(5, 33)
  expect(blocks.most).toBe(6)
})

it('learns nothing of a frame that was not full', () => {
  const blocks = pace(4, 2)
  blocks.note(3, 17)
  expect(blocks.most).toBe(4)
})

it('brings half as many after a late one, and never less than the least', () => {
  const blocks = pace(7, 2)
  blocks.note(1, 41)
  expect(blocks.most).toBe(3)
  blocks.note(3, 80)
  blocks.note(2, 80)
  expect(blocks.most).toBe(2)
})
