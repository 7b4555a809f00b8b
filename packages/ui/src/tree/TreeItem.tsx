import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ChevronEndIcon, CriticalIcon, RefreshIcon } from '../icons/icons.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import * as css from './Tree.css.ts'
import type { TreeRow } from './tree-node.ts'

interface TreeItemProps {
  row: TreeRow
  /** The one that Tab reaches. */
  active: boolean
  /** Undefined where it cannot be opened. */
  expanded: boolean | undefined
  /** Undefined in a tree without choice. */
  selected: boolean | undefined
  figures: ReactNode
  onPress: () => void
  onToggle: () => void
}

/** One row of a tree. */
export function TreeItem({ row, active, expanded, selected, figures, onPress, onToggle }: TreeItemProps) {
  const { t } = useLingui()
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Deep levels stay on a phone: from the ninth on they are distinguished by the announced level.
    element.current?.style.setProperty(css.depth.slice(4, -1), String(Math.min(row.level, 9) - 1))
  }, [row.level])
  const notes = {
    loading: t({ message: 'Loading', context: 'In place of the children of a tree node' }),
    failed: t({
      message: 'Could not be loaded. Try again',
      context: 'In place of the children of a tree node',
    }),
    empty: t({ message: 'No accounts', context: 'In place of the children of a tree node: it has none' }),
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
    <div
      className={css.item}
      ref={element}
      role="treeitem"
      tabIndex={active ? 0 : -1}
      aria-level={row.level}
      aria-setsize={row.kind === 'node' ? row.siblings : 1}
      aria-posinset={row.kind === 'node' ? row.position : 1}
      aria-expanded={expanded}
      aria-selected={row.kind === 'node' ? selected : undefined}
      data-kind={row.kind}
      onClick={(event) => ((event.target as Element).closest('[data-toggles]') ? onToggle() : onPress())}
    >
      {row.kind === 'node' ? (
        <>
          <span
            className={css.opener}
            data-open={expanded || undefined}
            data-toggles={expanded !== undefined || undefined}
          >
            {expanded !== undefined && <ChevronEndIcon />}
          </span>
          <span className={css.label}>
            <bdi>{row.node.label}</bdi>
            <Count count={row.node.childCount ?? row.node.children?.length ?? 0} />
          </span>
          {figures !== undefined && <span className={css.figures}>{figures}</span>}
        </>
      ) : (
        <>
          <span className={css.opener}>
            {row.kind === 'loading' && <Spinner size="small" />}
            {row.kind === 'failed' && <CriticalIcon />}
          </span>
          <span className={css.note}>
            {notes[row.kind]}
            {row.kind === 'failed' && <RefreshIcon />}
          </span>
        </>
      )}
    </div>
  )
}

function Count({ count }: { count: number }) {
  const format = useFormat()
  return count > 0 ? <span className={css.count}>{format.number(count)}</span> : null
}
