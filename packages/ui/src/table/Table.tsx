import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { ExpandingRow } from './ExpandingRow.tsx'
import * as css from './Table.css.ts'
import { TableHead } from './TableHead.tsx'
import { LoadingRows, TableRow, TotalsRow } from './TableRows.tsx'
import type { TableColumn, TableDensity, TableSort } from './table-column.ts'
import type { TableExpansion } from './table-expansion.ts'
import { roleOf } from './table-roles.ts'

export interface TableProps<Row> extends RootProps<HTMLDivElement> {
  /** What the table holds; read out, and shown above it unless `captionHidden`. */
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
  /** A heading was pressed; without it no heading is a button. */
  onSortChange?: (sort: TableSort) => void
  /** Shows placeholders where there are no rows yet, and a running line above those there are. @default false */
  loading?: boolean
  /** The rows could not be had; shown in their place. */
  error?: string
  /** Makes the error's retry button. */
  onRetry?: () => void
  /** Shown when there are no rows, in place of the usual words. */
  empty?: ReactNode
  /** Lets rows open to say more. */
  expansion?: TableExpansion<Row>
  /** How close rows stand; on a phone, where rows are cards, it changes nothing. @default 'comfortable' */
  density?: TableDensity
  /** The first column stays in view while the others scroll. @default false */
  firstColumnStays?: boolean
}

/**
 * Rows and columns, as a plain `<table>`. Where there is no room for columns each row becomes a card, and
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
  firstColumnStays = false,
  ...root
}: TableProps<Row>) {
  const { t } = useLingui()
  const captionId = useId()
  const blank = rows.length === 0
  // Who reads the rows may forget the failure while it is tried again: the button that was pressed stays, with its focus.
  const [before, setBefore] = useState<string>()
  const [wasLoading, setWasLoading] = useState(loading)
  if (wasLoading !== loading) {
    setWasLoading(loading)
    if (!loading) setBefore(undefined)
  }
  const error = failed ?? (loading && blank ? before : undefined)
  const again = (onRetry !== undefined || before !== undefined) && {
    retrying: loading,
    onRetry: () => {
      setBefore(error)
      onRetry?.()
    },
  }
  const opens = expansion !== undefined
  return (
    <div {...rootAttributes(root)} className={css.container}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={css.view} aria-labelledby={captionId} tabIndex={0}>
        {loading && !blank && <div className={css.underWay} aria-hidden />}
        <table
          className={css.table}
          {...roleOf.table}
          aria-busy={loading}
          data-density={density}
          data-first-stays={firstColumnStays || undefined}
        >
          <caption className={css.caption} id={captionId} data-hidden={captionHidden || undefined}>
            {caption}
          </caption>
          <TableHead
            columns={columns}
            sort={sort}
            opens={opens}
            onSortChange={error === undefined ? onSortChange : undefined}
          />
          <tbody className={css.body} {...roleOf.group}>
            {error === undefined &&
              rows.map((row) => {
                const key = rowKey(row)
                return expansion ? (
                  <ExpandingRow key={key} row={row} rowKey={key} columns={columns} expansion={expansion} />
                ) : (
                  <TableRow key={key} row={row} columns={columns} />
                )
              })}
            {error === undefined && blank && loading && <LoadingRows columns={columns} opens={opens} />}
          </tbody>
          {totals && error === undefined && !blank && (
            <TotalsRow columns={columns} totals={totals} opens={opens} />
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
    </div>
  )
}
