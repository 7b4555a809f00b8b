import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { DownloadIcon } from '../icons/icons.ts'
import { type RootProps, rootAttributes, withoutRoot } from '../private/root.ts'
import { Table, type TableProps } from '../table/Table.tsx'
import type { TableSort } from '../table/table-column.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import { toCsv } from './csv.ts'
import * as css from './DataTable.css.ts'
import { type DataColumn, shownColumns, sortedRows } from './data-column.ts'
import { downloadText, fileNameOf } from './download.ts'

type FromTable<Row> = Omit<TableProps<Row>, 'columns' | 'captionHidden' | keyof RootProps>

export interface DataTableProps<Row> extends FromTable<Row>, RootProps<HTMLDivElement> {
  /** All columns there are, in the order they are shown in. */
  columns: readonly DataColumn<Row>[]
  /** Ids of the columns that are shown, as the caller remembered them. @default all, kept by the view */
  visibleColumns?: readonly string[]
  /** Other columns were chosen; keep them for the next visit. */
  onVisibleColumnsChange?: (visible: string[]) => void
  /** The sums as plain text, by column id, for the last line of the file. */
  totalsText?: Readonly<Record<string, string>>
  /** Name of the file, without its ending. @default the caption */
  fileName?: string
  /** Called with the text of the file in place of handing it to the person. */
  onDownload?: (csv: string, fileName: string) => void
  /** Filters and the like, at the start of the bar above the table. */
  children?: ReactNode
}

/**
 * A table with what an agent needs of one: a choice of columns, an order, and a CSV file of exactly what is shown.
 * Without `onSortChange` it orders the rows that it has by itself; with it the owner does.
 */
export function DataTable<Row>({
  columns,
  visibleColumns,
  onVisibleColumnsChange,
  totalsText,
  fileName,
  onDownload,
  children,
  ...table
}: DataTableProps<Row>) {
  const { t } = useLingui()
  const [ownShown, setOwnShown] = useState<readonly string[]>()
  const [ownSort, setOwnSort] = useState<TableSort | undefined>(table.sort)
  const owned = table.onSortChange === undefined
  const sort = owned ? ownSort : table.sort
  const shown = shownColumns(columns, visibleColumns ?? ownShown)
  const rows = owned ? sortedRows(table.rows, columns, sort) : table.rows
  const { sort: _, ...rest } = withoutRoot(table)

  const download = () => {
    const lines = [shown.map((column) => column.header)]
    for (const row of rows) lines.push(shown.map((column) => column.text(row)))
    if (totalsText) lines.push(totalsLine())
    const name = fileNameOf(fileName ?? table.caption, 'csv')
    const csv = toCsv(lines)
    if (onDownload) onDownload(csv, name)
    else downloadText(csv, name, 'text/csv;charset=utf-8')
  }
  const totalsLine = () => {
    const title = shown.find((column) => !(column.id in (totalsText ?? {})))
    const total = t({ message: 'Total', context: 'Last row of a table, with sums' })
    return shown.map((column) => totalsText?.[column.id] ?? (column === title ? total : ''))
  }

  return (
    <div {...rootAttributes(table)} className={css.view}>
      <div className={css.bar}>
        {children}
        <p className={css.count}>
          {table.error === undefined &&
            rows.length > 0 &&
            t({
              message: plural(rows.length, { one: '# row', other: '# rows' }),
              context: 'How many rows a table shows',
            })}
        </p>
        <ColumnChooser
          columns={columns}
          shown={shown.map((column) => column.id)}
          onShownChange={(next) => {
            setOwnShown(next)
            onVisibleColumnsChange?.(next)
          }}
        />
        <Button
          variant="outline"
          tone="neutral"
          size="small"
          icon={<DownloadIcon />}
          disabled={rows.length === 0 || table.error !== undefined}
          onClick={download}
        >
          {t({ message: 'Download CSV', context: 'Button: the table as a file' })}
        </Button>
      </div>
      <Table
        {...rest}
        columns={shown}
        rows={rows}
        {...(sort && { sort })}
        onSortChange={table.onSortChange ?? setOwnSort}
      />
    </div>
  )
}
