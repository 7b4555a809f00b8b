import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import * as css from './Table.css.ts'
import { TableHead } from './TableHead.tsx'
import { LoadingRows, TableRow, TotalsRow } from './TableRows.tsx'
import type { TableColumn, TableSort } from './table-column.ts'
import { roleOf } from './table-roles.ts'

export interface TableProps<Row> {
  /** What the table holds; read out, and shown above it unless `captionHidden`. */
  caption: string
  /** @default false */
  captionHidden?: boolean
  columns: readonly TableColumn<Row>[]
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
  error,
  onRetry,
  empty,
}: TableProps<Row>) {
  const { t } = useLingui()
  const captionId = useId()
  const blank = rows.length === 0
  return (
    <div className={css.container}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={css.view} aria-labelledby={captionId} tabIndex={0}>
        {loading && !blank && <div className={css.underWay} aria-hidden />}
        <table className={css.table} {...roleOf.table} aria-busy={loading}>
          <caption className={css.caption} id={captionId} data-hidden={captionHidden || undefined}>
            {caption}
          </caption>
          <TableHead
            columns={columns}
            sort={sort}
            onSortChange={error === undefined ? onSortChange : undefined}
          />
          <tbody className={css.body} {...roleOf.group}>
            {error === undefined &&
              rows.map((row) => <TableRow key={rowKey(row)} row={row} columns={columns} />)}
            {error === undefined && blank && loading && <LoadingRows columns={columns} />}
          </tbody>
          {totals && error === undefined && !blank && <TotalsRow columns={columns} totals={totals} />}
        </table>
        <span className={css.status} role="status">
          {loading ? t({ message: 'Loading', context: 'A table waits for its rows' }) : ''}
        </span>
      </section>
      {error !== undefined && <ErrorState {...(onRetry && { onRetry })}>{error}</ErrorState>}
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
