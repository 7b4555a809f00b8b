import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import * as css from './Table.css.ts'
import type { TableColumn } from './table-column.ts'
import { roleOf } from './table-roles.ts'

interface TableRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
}

export function TableRow<Row>({ row, columns }: TableRowProps<Row>) {
  return (
    <tr className={css.row} {...roleOf.row}>
      {columns.map((column) => {
        const shared = {
          className: css.cell,
          'data-label': column.header,
          'data-align': column.align,
          'data-nowrap': column.nowrap || undefined,
        }
        return column.rowHeader ? (
          <th {...shared} key={column.id} {...roleOf.rowHeader}>
            {column.cell(row)}
          </th>
        ) : (
          <td {...shared} key={column.id} {...roleOf.cell}>
            {column.cell(row)}
          </td>
        )
      })}
    </tr>
  )
}

interface TotalsRowProps<Row> {
  columns: readonly TableColumn<Row>[]
  totals: Readonly<Record<string, ReactNode>>
}

/** The sums; the first column that has none says what the row is. */
export function TotalsRow<Row>({ columns, totals }: TotalsRowProps<Row>) {
  const { t } = useLingui()
  const title = columns.find((column) => !(column.id in totals))
  return (
    <tfoot className={css.foot} {...roleOf.group}>
      <tr className={css.row} {...roleOf.row}>
        {columns.map((column) =>
          column === title ? (
            <th className={css.cell} key={column.id} {...roleOf.rowHeader} data-align={column.align}>
              {t({ message: 'Total', context: 'Last row of a table, with sums' })}
            </th>
          ) : (
            <td
              className={css.cell}
              key={column.id}
              {...roleOf.cell}
              data-label={column.header}
              data-align={column.align}
              data-blank={!(column.id in totals) || undefined}
            >
              {totals[column.id]}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  )
}

const placeholders = [1, 2, 3, 4, 5]

/** Rows that are on their way. */
export function LoadingRows<Row>({ columns }: { columns: readonly TableColumn<Row>[] }) {
  return placeholders.map((row) => (
    <tr className={css.row} key={row} {...roleOf.row}>
      {columns.map((column) => (
        <td className={css.cell} key={column.id} {...roleOf.cell} data-align={column.align}>
          <span className={css.placeholder}>
            <Skeleton />
          </span>
        </td>
      ))}
    </tr>
  ))
}
