import type { ReactNode } from 'react'
import type { TableColumn } from './table-column.ts'

/** What selection and resizing add to the cells of a table. */
export interface TableExtras<Row> {
  /** A column of controls before the others. */
  leading?: { header: ReactNode; cell: (row: Row, key: string) => ReactNode } | undefined
  /** What follows the words of a heading. */
  headerEnd?: ((column: TableColumn<Row>) => ReactNode) | undefined
  /** Whether a row is marked as selected. */
  isSelected?: ((key: string) => boolean) | undefined
}
