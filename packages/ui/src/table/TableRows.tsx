import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import * as css from './Table.css.ts'
import type { TableColumn } from './table-column.ts'
import { roleOf } from './table-roles.ts'

interface TableRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  /** Its place among all rows, the heading's included, where not all of them are there. */
  index?: number
  /** The cell before the others, where there is one. */
  leading?: ReactNode
  selected?: boolean
}

export function TableRow<Row>({ row, columns, index, leading, selected = false }: TableRowProps<Row>) {
  return (
    <tr className={css.row} {...roleOf.row} aria-rowindex={index} data-selected={selected || undefined}>
      <LeadingCell>{leading}</LeadingCell>
      <RowCells row={row} columns={columns} />
    </tr>
  )
}

/** The cell before the columns, where the table has one. */
export function LeadingCell({ children }: { children: ReactNode }) {
  return (
    children !== undefined && (
      <td className={css.leading} {...roleOf.cell}>
        {children}
      </td>
    )
  )
}

/** The cells of one row; the one that names it is a heading. */
export function RowCells<Row>({ row, columns }: Pick<TableRowProps<Row>, 'row' | 'columns'>) {
  return columns.map((column, index) => {
    const content = column.cell(row)
    const shared = {
      className: css.cell,
      'data-label': column.header,
      'data-align': column.align,
      'data-nowrap': column.nowrap || undefined,
      'data-width': column.width,
      'data-featured': column.featured || undefined,
      'data-secondary': column.secondary || undefined,
      'data-first': index === 0 || undefined,
    }
    return column.rowHeader ? (
      <th {...shared} key={column.id} {...roleOf.rowHeader}>
        {content}
      </th>
    ) : (
      <td {...shared} key={column.id} {...roleOf.cell} data-blank={isNothing(content) || undefined}>
        {content}
      </td>
    )
  })
}

/** Whether a cell says only that there is nothing: a card leaves it out, with its label. */
function isNothing(content: ReactNode): boolean {
  return content === null || content === '' || content === '–'
}

interface TotalsRowProps<Row> {
  columns: readonly TableColumn<Row>[]
  totals: Readonly<Record<string, ReactNode>>
  /** How many columns without a name stand before the others. */
  before?: number
}

/** The sums; the first column that has none says what the row is. */
export function TotalsRow<Row>({ columns, totals, before = 0 }: TotalsRowProps<Row>) {
  const { t } = useLingui()
  const title = columns.find((column) => !(column.id in totals))
  return (
    <tfoot className={css.footer} {...roleOf.group}>
      <tr className={css.row} {...roleOf.row}>
        <BlankCells count={before} />
        {columns.map((column, index) =>
          column === title ? (
            <th
              className={css.cell}
              key={column.id}
              {...roleOf.rowHeader}
              data-align={column.align}
              data-nowrap
              data-first={index === 0 || undefined}
            >
              {t({ message: 'Total', context: 'Last row of a table, with sums' })}
            </th>
          ) : (
            <td
              className={css.cell}
              key={column.id}
              {...roleOf.cell}
              data-label={column.header}
              data-align={column.align}
              data-first={index === 0 || undefined}
              data-secondary={column.secondary || undefined}
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

const controls = ['selection', 'opener']

function BlankCells({ count }: { count: number }) {
  return controls
    .slice(0, count)
    .map((each) => <td className={css.cell} key={each} {...roleOf.cell} data-blank />)
}

const placeholders = [1, 2, 3, 4, 5]

/** Rows that are on their way. */
export function LoadingRows<Row>({
  columns,
  before,
}: {
  columns: readonly TableColumn<Row>[]
  before: number
}) {
  return placeholders.map((row) => (
    <tr className={css.row} key={row} {...roleOf.row}>
      <BlankCells count={before} />
      {columns.map((column) => (
        <td
          className={css.cell}
          key={column.id}
          {...roleOf.cell}
          data-align={column.align}
          data-secondary={column.secondary || undefined}
        >
          <span className={css.placeholder}>
            <Skeleton />
          </span>
        </td>
      ))}
    </tr>
  ))
}
