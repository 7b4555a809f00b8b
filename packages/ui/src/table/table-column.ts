import type { ReactNode } from 'react'

/** Where a column's cells stand; amounts stand at the end. */
export const columnAlignments = ['start', 'center', 'end'] as const
export type ColumnAlignment = (typeof columnAlignments)[number]

/** How close rows stand. */
export const tableDensities = ['comfortable', 'compact'] as const
export type TableDensity = (typeof tableDensities)[number]

/** How much width the words of a column need, where they are not as wide as their longest word. */
export const tableColumnWidths = ['short', 'usual', 'long'] as const
export type TableColumnWidth = (typeof tableColumnWidths)[number]

/** How a table is ordered. */
export interface TableSort {
  /** Id of the column. */
  column: string
  direction: 'ascending' | 'descending'
}

/** One column of a table. */
export interface TableColumn<Row> {
  /** Stable key; what `sort` and `totals` speak of. */
  id: string
  /** Translated heading; on a phone it names the value in each card. */
  header: string
  /** What a row shows in this column; null, an empty text or a bare dash is left out of a card. */
  cell: (row: Row) => ReactNode
  /** @default 'start' */
  align?: ColumnAlignment
  /** Names the row: read out with each of its cells, and the title of its card. Give it to one column. @default false */
  rowHeader?: boolean
  /** Can be ordered by; the owner orders the rows. @default false */
  sortable?: boolean
  /** The figure that matters most: in a card it is first, larger than the others. @default false */
  featured?: boolean
  /**
   * Left out where not every column fits, short of a card: the details of a row say it too.
   * @default false
   */
  secondary?: boolean
  /** Keeps words on one line. @default false */
  nowrap?: boolean
  /**
   * How much width it needs: `short` for a small number, `long` for a name, a note or a reference, which would otherwise
   * shrink to its longest word. Sooner the table scrolls. @default 'usual'
   */
  width?: TableColumnWidth
}
