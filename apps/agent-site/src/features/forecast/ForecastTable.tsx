import { Heading, Stack, Table, type TableProps, Text } from '@baize/ui'

interface ForecastTableProps<Row> extends Pick<TableProps<Row>, 'rows' | 'rowKey' | 'columns'> {
  title: string
  /** How its figures are calculated. */
  note?: string
  /** Shown in place of rows. */
  empty: string
}

/** One table of the forecast, below its heading. */
export function ForecastTable<Row>({ title, note, empty, ...table }: ForecastTableProps<Row>) {
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
        empty={<Text tone="muted">{empty}</Text>}
        {...table}
      />
    </Stack>
  )
}
