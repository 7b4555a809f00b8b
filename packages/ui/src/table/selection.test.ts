import { expect, it } from 'vitest'
import { rowsBetween, selectionOf, withRows } from './selection.ts'

const keys = ['a', 'b', 'c', 'd']

it('selects and releases rows, and leaves those of other pages', () => {
  expect(withRows(['x', 'b'], ['a', 'b'], true)).toEqual(['x', 'b', 'a'])
  expect(withRows(['x', 'b', 'a'], ['a', 'b', 'c'], false)).toEqual(['x'])
})

it.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['b', 'b', ['b']],
  [undefined, 'c', ['c']],
  ['gone', 'c', ['c']],
] as const)('from %s to %s are %j', (from, to, between) => {
  expect(rowsBetween(keys, from, to)).toEqual(between)
})

it('knows all, some and none of what is shown', () => {
  expect(selectionOf(['a', 'b', 'c', 'd', 'x'], keys)).toBe('all')
  expect(selectionOf(['a'], keys)).toBe('some')
  expect(selectionOf(['x'], keys)).toBe('none')
  expect(selectionOf(['x'], [])).toBe('none')
})
