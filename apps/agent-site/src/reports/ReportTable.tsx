import { useProblemText } from '@baize/account'
import type { ApiError } from '@baize/api'
import { useFormat } from '@baize/i18n'
import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
  VirtualTable,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePrinting } from '../paper/usePrinting.ts'
import * as css from './Report.css.ts'
import { mostRows } from './usePages.ts'

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
  /** Ids of columns that are left out. */
  hidden: readonly string[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  totals?: Readonly<Record<string, ReactNode>> | undefined
  /** The rows were read at least once. */
  there: boolean
  /** The report goes on, and no more of it is shown. */
  cut: boolean
  read: ReportRead
  onReadAll: () => void
}

/** The rows of a report: those in view are in the page, however many there are; on paper all of them. */
export function ReportTable<Row>({
  caption,
  columns,
  hidden,
  rows,
  rowKey,
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
  const most = format.number(mostRows)
  const shown = columns.filter(({ id }) => !hidden.includes(id))
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
        columns={shown}
        rows={rows}
        rowKey={rowKey}
        density="compact"
        firstColumnStays
        {...(totals ? { totals } : {})}
        empty={
          <EmptyState title={t`No rows for these filters`} level={2}>
            {t`Choose other days, or take filters away.`}
          </EmptyState>
        }
      />
      {cut && (
        <Alert tone="caution" announce="polite">
          {t`Only the first ${most} rows are shown, and there are more. Choose fewer days.`}
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
