import { Heading, Stack, Table, type TableProps, Text } from '@baize/ui'
import type { Sorting } from '../../shared/tables/useSort.ts'

export interface SortedRows<Row> {
  rows: readonly Row[]
  sorting: Sorting<Row>
  /** Another order is being read. */
  loading: boolean
}

interface ForecastTableProps<Row> extends SortedRows<Row>, Pick<TableProps<Row>, 'rowKey'> {
  title: string
  /** How its figures are calculated. */
  note?: string
  /** Shown in place of rows. */
  empty: string
}

/** One table of the forecast, below its heading. */
export function ForecastTable<Row>({ title, note, empty, sorting, ...table }: ForecastTableProps<Row>) {
  return (
    <Stack space="sm">
      <Heading level={2} size="group">
        {title}
      </Heading>
      {note !== undefined && (
        <Text size="sm" tone="muted">
          {note}
        </Text>
      )}
      <Table
        caption={title}
        captionHidden
        density="compact"
        columns={sorting.columns}
        {...(sorting.sort && { sort: sorting.sort })}
        onSortChange={sorting.onSortChange}
        empty={<Text tone="muted">{empty}</Text>}
        {...table}
      />
    </Stack>
  )
}
