import type { ReactNode } from 'react'

/** Rows that open to say more. */
export interface TableExpansion<Row> {
  /** What is shown under an open row; undefined where a row has no more to say, and so no button. */
  detail: (row: Row) => ReactNode
  /** Names the row in its button: "Details of B-1042". */
  rowLabel: (row: Row) => string
  /** Keys of the open rows, where their owner keeps them. */
  expanded?: readonly string[]
  /** Keys of the rows that are open at first, where the table keeps them. @default none */
  defaultExpanded?: readonly string[]
  /** A row was opened or closed; the keys that are open now. */
  onExpandedChange?: (expanded: string[]) => void
}

/** The open rows after a click on one of them. */
export function toggled(expanded: readonly string[], key: string): string[] {
  return expanded.includes(key) ? expanded.filter((each) => each !== key) : [...expanded, key]
}
