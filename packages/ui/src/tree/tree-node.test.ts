import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsOf, type TreeNode } from './tree-node.ts'

const node = (id: string, children?: TreeNode[], childCount?: number): TreeNode => ({
  id,
  label: id,
  ...(children && { children }),
  ...(childCount !== undefined && { childCount }),
})
const none = new Map<string, never>()
const text = (roots: TreeNode[], open: string[], branches = none as Parameters<typeof rowsOf>[2]) =>
  rowsOf(roots, new Set(open), branches).map(
    (row) => `${row.level}${row.kind === 'node' ? row.key : row.kind}`,
  )

describe('the rows of a tree', () => {
  const roots = [node('a', [node('b', [node('c')]), node('d')]), node('e', undefined, 3)]
  it('are those below open nodes', () => {
    expect(text(roots, [])).toEqual(['1a', '1e'])
    expect(text(roots, ['b'])).toEqual(['1a', '1e'])
    expect(text(roots, ['a', 'b'])).toEqual(['1a', '2b', '3c', '2d', '1e'])
  })
  it('report the state of requested children', () => {
    expect(text(roots, ['e'])).toEqual(['1a', '1e', '2loading'])
    expect(text(roots, ['e'], new Map([['e', { state: 'failed' }]]))).toEqual(['1a', '1e', '2failed'])
    expect(text(roots, ['e'], new Map([['e', { state: 'loaded', children: [] }]]))).toEqual([
      '1a',
      '1e',
      '2empty',
    ])
    const loaded = new Map([['e', { state: 'loaded', children: [node('f')] } as const]])
    expect(text(roots, ['e'], loaded)).toEqual(['1a', '1e', '2f'])
  })
  it('hold a node once, though an invalid response makes it its own downline', () => {
    const circle = new Map([
      ['e', { state: 'loaded', children: [node('e', undefined, 1), node('a')] } as const],
    ])
    expect(text(roots, ['e'], circle)).toEqual(['1a', '1e'])
  })
  it('go as deep as a tree does', () => {
    let deep = node('0')
    for (let level = 1; level < 50_000; level++) deep = node(String(level), [deep])
    const open = Array.from({ length: 50_000 }, (_, level) => String(level))
    expect(rowsOf([deep], new Set(open), none)).toHaveLength(50_000)
  })
  it('number each row among its siblings', () => {
    assert(
      property(integer({ min: 1, max: 50 }), (count) => {
        const rows = rowsOf(
          Array.from({ length: count }, (_, index) => node(`${index}`)),
          new Set(),
          none,
        )
        expect(rows.map((row) => row.kind === 'node' && [row.position, row.siblings, row.level])).toEqual(
          rows.map((_, index) => [index + 1, count, 1]),
        )
      }),
    )
  })
})
