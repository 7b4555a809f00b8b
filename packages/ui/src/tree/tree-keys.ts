import type { TreeRow } from './tree-node.ts'

/** What a key does in a tree, by the WAI-ARIA pattern. */
export type TreeMove =
  | { to: number }
  | { open: string }
  | { close: string }
  | { openSiblings: number }
  | { press: number }

/** What a key does at a row; `rtl` swaps the two horizontal arrows. Nothing where it does nothing. */
export function treeMove(
  key: string,
  rows: readonly TreeRow[],
  at: number,
  {
    rtl,
    expanded,
    canOpen,
  }: { rtl: boolean; expanded: ReadonlySet<string>; canOpen: (row: TreeRow) => boolean },
): TreeMove | undefined {
  const row = rows[at]
  if (!row) return undefined
  const last = rows.length - 1
  const open = row.kind === 'node' && canOpen(row) && expanded.has(row.key)
  switch (key === 'ArrowLeft' && rtl ? 'ArrowRight' : key === 'ArrowRight' && rtl ? 'ArrowLeft' : key) {
    case 'ArrowDown':
      return { to: Math.min(last, at + 1) }
    case 'ArrowUp':
      return { to: Math.max(0, at - 1) }
    case 'Home':
      return { to: 0 }
    case 'End':
      return { to: last }
    case 'PageDown':
      return { to: Math.min(last, at + 10) }
    case 'PageUp':
      return { to: Math.max(0, at - 10) }
    case 'ArrowRight':
      if (open) return { to: Math.min(last, at + 1) }
      return canOpen(row) ? { open: row.key } : undefined
    case 'ArrowLeft': {
      if (open) return { close: row.key }
      const parent = row.parent === undefined ? -1 : rows.findIndex(({ key }) => key === row.parent)
      return parent < 0 ? undefined : { to: parent }
    }
    case '*':
      return { openSiblings: at }
    case 'Enter':
    case ' ':
      return { press: at }
    default:
      return undefined
  }
}
