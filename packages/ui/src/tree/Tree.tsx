import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useValue } from '../field/useValue.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { reportNameless } from '../private/reportNameless.ts'
import { Room } from '../virtual-list/Room.tsx'
import { useBlocks } from '../virtual-list/useBlocks.ts'
import * as css from './Tree.css.ts'
import { TreeItem } from './TreeItem.tsx'
import { treeMove } from './tree-keys.ts'
import { opens, rowsOf, type TreeNode, type TreeRow } from './tree-node.ts'
import { createTypeAhead } from './type-ahead.ts'
import { useBranches } from './useBranches.ts'

export interface TreeProps extends CommonProps<HTMLDivElement> {
  /** Accessible name, for example "Downline". */
  label: string
  /** The nodes of the first level. */
  nodes: readonly TreeNode[]
  /** Loads the children of a node that has a `childCount` and no `children`; called when it is opened. */
  loadChildren?: (node: TreeNode) => Promise<readonly TreeNode[]>
  /** Ids of the nodes that are open, where their owner keeps them. */
  expanded?: readonly string[]
  /** Ids of the nodes that are open at first, where the tree keeps them. @default [] */
  defaultExpanded?: readonly string[]
  /** A node was opened or closed; the ids of those that are open now. */
  onExpandedChange?: (expanded: string[]) => void
  /** Id of the node that is chosen. */
  value?: string | null
  /** Id of the node that is chosen at first, where the tree keeps it. @default null */
  defaultValue?: string | null
  /** Called on a click on a node. Without it a click opens and closes. */
  onValueChange?: (id: string) => void
  /** What is shown at the end of a node's row, as its figures. No controls: the tree has the keyboard. */
  figures?: (node: TreeNode) => ReactNode
  /** Shown where there are no nodes. */
  empty?: ReactNode
}

/**
 * A tree of thousands of nodes, by the WAI-ARIA tree pattern: arrows, Home, End, type-ahead, `*` for all of a level.
 * Only the rows in view are in the DOM. The children of a node can load when it is opened, and says so when it fails.
 */
export function Tree({
  label,
  nodes,
  loadChildren,
  expanded: expandedIds,
  defaultExpanded = [],
  onExpandedChange,
  value,
  defaultValue = null,
  onValueChange,
  figures,
  empty,
  ...root
}: TreeProps) {
  if (process.env.NODE_ENV !== 'production') reportNameless('Tree', label)
  const { t } = useLingui()
  const [openIds, setOpenIds] = useValue(expandedIds, defaultExpanded, (ids) => onExpandedChange?.([...ids]))
  const expanded = useMemo(() => new Set(openIds), [openIds])
  const { branches, ask } = useBranches(loadChildren)
  const rows = useMemo(() => rowsOf(nodes, expanded, branches), [nodes, expanded, branches])
  const [activeKey, setActiveKey] = useState<string>()
  const [activePlace, setActivePlace] = useState(0)
  const [chosen, choose] = useValue<string | null>(
    value,
    defaultValue,
    (id) => id !== null && onValueChange?.(id),
  )
  const selectable = value !== undefined || defaultValue !== null || onValueChange !== undefined
  const host = useRef<HTMLDivElement>(null)
  const focused = useRef(false)
  const typeAhead = useRef(createTypeAhead())

  const found = rows.findIndex(({ key }) => key === (activeKey ?? chosen))
  const at = found >= 0 ? found : Math.min(activePlace, rows.length - 1)
  const active = rows[at]
  const { parts, blockRef, scrollTo } = useBlocks({
    count: rows.length,
    expected: 44,
    host,
    keep: Math.max(0, at),
  })

  const wanted = rows.filter((row) => row.kind === 'loading' && !branches.has(row.parent))
  useLayoutEffect(() => {
    // Those that are open from the beginning, or were opened all at once.
    for (const { parent } of wanted) {
      const row = rows.find(({ key }) => key === parent)
      if (row?.kind === 'node') void ask(row.node)
    }
  })

  // The focus follows the active row, and finds another when its own is removed.
  useLayoutEffect(() => {
    if (!focused.current || !active) return
    const element = host.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')
    if (!element || element === document.activeElement) return
    const box = element.getBoundingClientRect()
    if (box.bottom < 0 || box.top > innerHeight) scrollTo(Math.max(0, at - 3))
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest' })
  })

  const change = (next: ReadonlySet<string>) => setOpenIds([...next])
  const toggle = (row: TreeRow) => {
    if (row.kind !== 'node' || !opens(row.node)) return
    const next = new Set(expanded)
    if (!next.delete(row.key)) next.add(row.key)
    change(next)
  }
  const retry = (row: TreeRow) => {
    const parent = rows.find(({ key }) => key === row.parent)
    if (parent?.kind !== 'node') return
    setActiveKey(parent.key)
    void ask(parent.node)
  }
  const moveTo = (index: number) => {
    setActiveKey(rows[index]?.key)
    setActivePlace(index)
  }
  const press = (row: TreeRow, index: number) => {
    moveTo(index)
    if (row.kind === 'failed') retry(row)
    else if (row.kind === 'node' && selectable) choose(row.key)
    else toggle(row)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const canOpen = (row: TreeRow) => row.kind === 'node' && opens(row.node)
    const move = treeMove(event.key, rows, at, { rtl, expanded, canOpen })
    if (!move) {
      if ([...event.key].length !== 1) return
      const labels = rows.map((row) => (row.kind === 'node' ? row.node.label : ''))
      const index = typeAhead.current(event.key, labels, at, event.timeStamp)
      if (index >= 0) moveTo(index)
      return
    }
    event.preventDefault()
    const row = rows[at]
    if ('to' in move) moveTo(move.to)
    else if ('press' in move && row) press(row, at)
    else if ('openSiblings' in move && row) {
      const level = rows.filter((each) => each.parent === row.parent && canOpen(each))
      change(new Set([...expanded, ...level.map(({ key }) => key)]))
    } else if (row) toggle(row)
  }

  if (nodes.length === 0) return <div {...commonProps(root)}>{empty}</div>
  return (
    <div {...commonProps(root)} className={css.root}>
      <div
        className={css.tree}
        ref={host}
        role="tree"
        aria-label={label}
        aria-busy={rows.some(({ kind }) => kind === 'loading')}
        onKeyDown={onKeyDown}
        onFocus={() => {
          focused.current = true
        }}
        onBlur={(event) => {
          const { currentTarget, target, relatedTarget } = event
          // A row that is removed while it has the focus blurs to nothing: its focus moves on. Whether it is
          // removed is only known after the blur, which is fired first.
          queueMicrotask(() => {
            if (relatedTarget !== null || target.isConnected)
              focused.current = currentTarget.contains(relatedTarget)
          })
        }}
      >
        {parts.map((part) =>
          'space' in part ? (
            <Room key={part.key} height={part.space} />
          ) : (
            <div key={part.key} ref={blockRef} role="presentation" data-block={part.block}>
              {rows.slice(part.from, part.to).map((row, index) => (
                <TreeItem
                  key={row.key}
                  row={row}
                  active={part.from + index === at}
                  expanded={row.kind === 'node' && opens(row.node) ? expanded.has(row.key) : undefined}
                  selected={selectable ? row.key === chosen : undefined}
                  figures={row.kind === 'node' ? figures?.(row.node) : undefined}
                  onPress={() => press(row, part.from + index)}
                  onToggle={() => {
                    moveTo(part.from + index)
                    toggle(row)
                  }}
                />
              ))}
            </div>
          ),
        )}
      </div>
      <span className={css.status} role="status">
        {rows.some(({ kind }) => kind === 'failed')
          ? t({
              message: 'Part of the list could not be loaded',
              context: 'Announced when children of a node are lost',
            })
          : ''}
      </span>
    </div>
  )
}
