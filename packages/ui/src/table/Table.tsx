import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useRef, useState } from 'react'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { useValue } from '../field/useValue.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { ExpandingRow } from './ExpandingRow.tsx'
import type { TableSelection } from './selection.ts'
import * as css from './Table.css.ts'
import { TableHead } from './TableHead.tsx'
import { LoadingRows, TableRow, TotalsRow } from './TableRows.tsx'
import type { TableColumn, TableDensity, TableSort } from './table-column.ts'
import { type TableExpansion, toggled } from './table-expansion.ts'
import type { TableExtras } from './table-extras.ts'
import { roleOf } from './table-roles.ts'
import { type ResizableColumns, useColumnWidths } from './useColumnWidths.tsx'
import { useEdgeSign } from './useEdgeSign.ts'
import { useSelection } from './useSelection.tsx'

export interface TableProps<Row> extends CommonProps<HTMLDivElement>, ResizableColumns {
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
  /** Shows placeholders where there are no rows yet, and a running line above those there are. @default false */
  loading?: boolean
  /** The rows could not be had; shown in their place. */
  error?: string
  /** Makes the error's retry button. */
  onRetry?: () => void
  /** Shown when there are no rows, in place of the default text. */
  empty?: ReactNode
  /** Lets rows open to say more. */
  expansion?: TableExpansion<Row>
  /** How close rows stand; on a phone, where rows are cards, it changes nothing. @default 'comfortable' */
  density?: TableDensity
  /** The first column stays in view while the others scroll. @default false */
  stickyFirstColumn?: boolean
  /** Adds a checkbox to each row, and the table one for all of them. Shift selects a range. */
  selection?: TableSelection<Row>
}

const none: readonly string[] = []

/**
 * Rows and columns, as a plain `<table>`. Where columns do not fit each row becomes a card, and
 * keeps its meaning as a row for screen readers.
 */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  totals,
  sort,
  onSortChange,
  loading = false,
  error: failed,
  onRetry,
  empty,
  expansion,
  density = 'comfortable',
  stickyFirstColumn = false,
  selection,
  resizable,
  columnWidths,
  onColumnWidthsChange,
  ...root
}: TableProps<Row>) {
  const { t } = useLingui()
  const captionId = useId()
  const view = useRef<HTMLElement>(null)
  useEdgeSign(view, columns)
  const blank = rows.length === 0
  // Who reads the rows may forget the failure while it is tried again: the clicked button stays, with its focus.
  const [earlierError, setEarlierError] = useState<string>()
  const [wasLoading, setWasLoading] = useState(loading)
  if (wasLoading !== loading) {
    setWasLoading(loading)
    if (!loading) setEarlierError(undefined)
  }
  const error = failed ?? (loading && blank ? earlierError : undefined)
  const again = (onRetry !== undefined || earlierError !== undefined) && {
    retrying: loading,
    onRetry: () => {
      setEarlierError(error)
      onRetry?.()
    },
  }
  const opens = expansion !== undefined
  const { extras: selecting, bar } = useSelection(selection, rows, rowKey)
  const before = Number(opens) + Number(selection !== undefined)
  const headerEnd = useColumnWidths(
    view,
    columns,
    {
      ...(resizable !== undefined && { resizable }),
      ...(columnWidths && { columnWidths }),
      ...(onColumnWidthsChange && { onColumnWidthsChange }),
    },
    before,
  )
  const extras: TableExtras<Row> = { ...selecting, headerEnd }
  const [expanded, setExpanded] = useValue(expansion?.expanded, expansion?.defaultExpanded ?? none, (keys) =>
    expansion?.onExpandedChange?.([...keys]),
  )
  return (
    <div {...commonProps(root)} className={css.container}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={css.view} ref={view} aria-labelledby={captionId} tabIndex={0}>
        {loading && !blank && <div className={css.underWay} aria-hidden />}
        <table
          className={css.table}
          {...roleOf.table}
          aria-busy={loading}
          data-density={density}
          data-brief={columns.some(({ secondary }) => secondary) || undefined}
          data-first-stays={stickyFirstColumn || undefined}
        >
          <caption className={css.caption} id={captionId} data-hidden={captionHidden || undefined}>
            {caption}
          </caption>
          <TableHead
            columns={columns}
            sort={sort}
            opens={opens}
            extras={extras}
            onSortChange={error === undefined ? onSortChange : undefined}
          />
          <tbody className={css.body} {...roleOf.group}>
            {error === undefined &&
              rows.map((row) => {
                const key = rowKey(row)
                const shared = {
                  ...{ row, columns, leading: extras.leading?.cell(row, key) },
                  selected: extras.isSelected?.(key) ?? false,
                }
                return expansion ? (
                  <ExpandingRow
                    key={key}
                    {...shared}
                    expansion={expansion}
                    open={expanded.includes(key)}
                    onOpenChange={() => setExpanded(toggled(expanded, key))}
                  />
                ) : (
                  <TableRow key={key} {...shared} />
                )
              })}
            {error === undefined && blank && loading && <LoadingRows columns={columns} before={before} />}
          </tbody>
          {totals && error === undefined && !blank && (
            <TotalsRow columns={columns} totals={totals} before={before} />
          )}
        </table>
        <span className={css.status} role="status">
          {loading ? t({ message: 'Loading', context: 'A table waits for its rows' }) : ''}
        </span>
      </section>
      {error !== undefined && <ErrorState {...again}>{error}</ErrorState>}
      {error === undefined && blank && !loading && (
        <div className={css.blank}>
          {empty ?? (
            <EmptyState title={t({ message: 'Nothing here yet', context: 'A table without rows' })} />
          )}
        </div>
      )}
      {bar}
    </div>
  )
}
