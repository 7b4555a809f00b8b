import type { ApiError } from '@baize/api'
import { useFormat } from '@baize/i18n'
import { useProblemText } from '@baize/site'
import {
  Alert,
  Button,
  type ColumnWidths,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
  type TableDensity,
  type TableSort,
  VirtualTable,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePrinting } from '../../shared/print/usePrinting.ts'
import * as css from './Report.css.ts'
import { maxRows } from './usePages.ts'

/** What a table wants to know of a list that is read piece by piece. */
interface ReportRead {
  readonly error: ApiError | null
  readonly isFetching: boolean
  readonly isFetchingNextPage: boolean
  readonly hasNextPage: boolean
  refetch(): unknown
  fetchNextPage(): unknown
}

export interface ReportTableProps<Row> {
  caption: string
  columns: readonly TableColumn<Row>[]
  /** Ids of the columns that are shown. */
  shown: readonly string[]
  density: TableDensity
  /** Widths of the columns in pixels, kept on the account. */
  widths: ColumnWidths
  onWidthsChange: (widths: ColumnWidths) => void
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: TableSort | undefined
  onSortChange?: ((sort: TableSort) => void) | undefined
  totals?: Readonly<Record<string, ReactNode>> | undefined
  /** The rows were read at least once. */
  there: boolean
  /** The report has more rows, which are not shown. */
  cut: boolean
  read: ReportRead
  onReadAll: () => void
}

/** The rows of a report: those in view are in the DOM, however many there are; in print all of them. */
export function ReportTable<Row>({
  caption,
  columns,
  shown,
  density,
  widths,
  onWidthsChange,
  rows,
  rowKey,
  sort,
  onSortChange,
  totals,
  there,
  cut,
  read,
  onReadAll,
}: ReportTableProps<Row>) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const format = useFormat()
  const printing = usePrinting()
  const step = format.number(100)
  const most = format.number(maxRows)
  const inView = columns.filter(({ id }) => shown.includes(id))
  if (!there && read.error) {
    return (
      <ErrorState retrying={read.isFetching} onRetry={() => void read.refetch()}>
        {problemText(read.error)}
      </ErrorState>
    )
  }
  if (!there) {
    return (
      <div aria-busy="true">
        <Stack space="sm">
          <Skeleton count={8} />
        </Stack>
      </div>
    )
  }
  const Rows = printing ? Table : VirtualTable
  return (
    <Stack space="sm">
      <Rows
        caption={caption}
        captionHidden
        columns={inView}
        rows={rows}
        rowKey={rowKey}
        density={density}
        stickyFirstColumn
        // Print has a width of its own.
        resizable={!printing}
        columnWidths={widths}
        onColumnWidthsChange={onWidthsChange}
        {...(totals && { totals })}
        {...(sort && { sort })}
        {...(onSortChange && { onSortChange })}
        empty={
          <EmptyState title={t`No results for these filters`} level={2}>
            {t`Choose other dates, or clear filters.`}
          </EmptyState>
        }
      />
      {cut && (
        <Alert tone="caution" announce="polite">
          {t`Showing the first ${most} rows only. Choose a shorter period to see the rest.`}
        </Alert>
      )}
      {read.hasNextPage && (
        <div className={css.more}>
          <Button variant="soft" loading={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {t({ message: `Show ${step} more`, context: 'button: more rows of a report' })}
          </Button>
          <Button variant="plain" tone="neutral" disabled={read.isFetchingNextPage} onClick={onReadAll}>
            {t({ message: 'Show all', context: 'button: all rows of a report' })}
          </Button>
        </div>
      )}
    </Stack>
  )
}
