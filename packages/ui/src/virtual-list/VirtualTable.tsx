import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type RefObject, useId, useMemo, useRef } from 'react'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import * as tableCss from '../table/Table.css.ts'
import { TableHead } from '../table/TableHead.tsx'
import { TotalsRow } from '../table/TableRows.tsx'
import type { TableColumn, TableDensity, TableSort } from '../table/table-column.ts'
import { roleOf } from '../table/table-roles.ts'
import { type ResizableColumns, useColumnWidths } from '../table/useColumnWidths.tsx'
import { useEdgeSign } from '../table/useEdgeSign.ts'
import { RoomRow } from './Room.tsx'
import { virtualSettings } from './settings.ts'
import { TableBlock } from './TableBlock.tsx'
import { useBlocks } from './useBlocks.ts'
import * as css from './VirtualTable.css.ts'

export interface VirtualTableProps<Row> extends CommonProps<HTMLDivElement>, ResizableColumns {
  /** The table's caption; read out, and shown above it unless `captionHidden`. */
  caption: string
  /** @default false */
  captionHidden?: boolean
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[]
  /** The rows, in order. */
  rows: readonly Row[]
  /** A key that stays with its row. */
  rowKey: (row: Row) => string
  /** Sums by column id, in a last row of their own. */
  totals?: Readonly<Record<string, ReactNode>>
  /** How the rows are ordered now. */
  sort?: TableSort
  /** Called on a click on a heading; without it no heading is a button. */
  onSortChange?: (sort: TableSort) => void
  /** How close rows stand. @default 'comfortable' */
  density?: TableDensity
  /** The first column stays in view while the others scroll. @default false */
  stickyFirstColumn?: boolean
  /** Shown when there are no rows, in place of the default text. */
  empty?: ReactNode
}

/**
 * A table of tens of thousands of rows, of which only those in view and just outside of it are in the DOM. Columns are
 * as wide as their `width` says, so that none moves while rows come and go. For up to some hundred rows use `Table`.
 */
export function VirtualTable<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  totals,
  sort,
  onSortChange,
  density = 'comfortable',
  stickyFirstColumn = false,
  empty,
  resizable,
  columnWidths,
  onColumnWidthsChange,
  ...root
}: VirtualTableProps<Row>) {
  const { t } = useLingui()
  const captionId = useId()
  const view = useRef<HTMLElement>(null)
  useEdgeSign(view, columns)
  const host = useRef<HTMLTableElement>(null)
  const { parts, blockRef, focusEvents } = useBlocks({
    count: rows.length,
    perBlock: virtualSettings.rowsPerBlock,
    expected: 44 * virtualSettings.rowsPerBlock,
    host: host as RefObject<HTMLElement | null>,
    view,
  })
  const headerEnd = useColumnWidths(view, columns, {
    ...(resizable !== undefined && { resizable }),
    ...(columnWidths && { columnWidths }),
    ...(onColumnWidthsChange && { onColumnWidthsChange }),
  })
  const extra = totals ? 2 : 1
  // What does not move while the rows scroll is not rendered with every frame.
  const head = useMemo(
    () => <TableHead columns={columns} sort={sort} onSortChange={onSortChange} extras={{ headerEnd }} />,
    [columns, sort, onSortChange, headerEnd],
  )
  const sums = useMemo(() => totals && <TotalsRow columns={columns} totals={totals} />, [columns, totals])
  return (
    <div {...commonProps(root)} className={tableCss.container}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={tableCss.view} ref={view} aria-labelledby={captionId} tabIndex={0}>
        <table
          className={cx(tableCss.table, css.table)}
          ref={host}
          {...roleOf.table}
          aria-rowcount={rows.length + extra}
          data-density={density}
          data-first-stays={stickyFirstColumn || undefined}
          {...focusEvents}
        >
          <caption className={tableCss.caption} id={captionId} data-hidden={captionHidden || undefined}>
            {caption}
          </caption>
          {head}
          {parts.map((part) =>
            'space' in part ? (
              <RoomRow key={part.key} height={part.space} columns={columns.length} />
            ) : (
              <TableBlock
                key={part.key}
                block={part.block}
                blockRef={blockRef}
                columns={columns}
                rows={rows}
                from={part.from}
                to={part.to}
                rowKey={rowKey}
              />
            ),
          )}
          {rows.length > 0 && sums}
        </table>
      </section>
      {rows.length === 0 && (
        <div className={tableCss.blank}>
          {empty ?? (
            <EmptyState title={t({ message: 'Nothing here yet', context: 'A table without rows' })} />
          )}
        </div>
      )}
    </div>
  )
}
