import { expect, test } from 'vitest'
import { anchorOf } from './anchor.ts'

test.each([
  ['#term', 'term'],
  ['#%E1%9E%80', 'ក'],
  ['', ''],
  ['#', ''],
  ['#50%', ''],
  ['#100%25', '100%'],
  ['#%E0%A4%A', ''],
  ['#%FF', ''],
])('reads %s as the anchor %j', (hash, anchor) => {
  expect(anchorOf(hash)).toBe(anchor)
})
