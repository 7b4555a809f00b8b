import { memo, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as tableCss from '../table/Table.css.ts'
import { TableRow } from '../table/TableRows.tsx'
import type { TableColumn } from '../table/table-column.ts'
import { roleOf } from '../table/table-roles.ts'
import * as css from './VirtualTable.css.ts'

interface TableBlockProps<Row> {
  block: number
  blockRef: Ref<HTMLTableSectionElement>
  columns: readonly TableColumn<Row>[]
  /** All rows, in order. */
  rows: readonly Row[]
  from: number
  to: number
  rowKey: (row: Row) => string
}

function Block<Row>({ block, blockRef, columns, rows, from, to, rowKey }: TableBlockProps<Row>) {
  return (
    <tbody
      className={cx(tableCss.body, css.block)}
      ref={blockRef}
      {...roleOf.group}
      data-block={block}
      data-last={to === rows.length || undefined}
    >
      {rows.slice(from, to).map((row, index) => (
        <TableRow key={rowKey(row)} row={row} columns={columns} index={from + index + 2} />
      ))}
    </tbody>
  )
}

/** Rows that come and go together; while they stay, scrolling renders nothing of them. */
export const TableBlock = memo(Block) as typeof Block
