import type { ReactNode } from 'react'

/** Rows that can be selected, for what is done with several at once. */
export interface TableSelection<Row> {
  /** Names the row in its checkbox: "Select Dara". */
  rowLabel: (row: Row) => string
  /** Whether a row can be selected; one that cannot has no checkbox. @default every row */
  selectable?: (row: Row) => boolean
  /** Keys of the selected rows, when controlled. */
  selected?: readonly string[]
  /** Keys of the rows selected at first. @default none */
  defaultSelected?: readonly string[]
  /** Rows were selected, or no longer; the keys that are selected now. */
  onSelectedChange?: (selected: string[]) => void
  /** What can be done with the selected rows: buttons, shown while there are some. */
  actions?: (selected: readonly string[]) => ReactNode
}

/** Selects or releases these rows; those of other pages stay as they are, in the order of selection. */
export function withRows(selected: readonly string[], keys: readonly string[], on: boolean): string[] {
  const changed = new Set(keys)
  const rest = selected.filter((key) => !changed.has(key))
  return on ? [...selected, ...keys.filter((key) => !selected.includes(key))] : rest
}

/** The rows from one to another, both included, in the order that is shown; the one alone where the other is not shown. */
export function rowsBetween(
  keys: readonly string[],
  from: string | undefined,
  to: string,
): readonly string[] {
  const [one, other] = [from === undefined ? -1 : keys.indexOf(from), keys.indexOf(to)]
  if (one < 0 || other < 0) return [to]
  return keys.slice(Math.min(one, other), Math.max(one, other) + 1)
}

/** Whether all, some or none of the shown rows are selected. */
export function selectionOf(selected: readonly string[], keys: readonly string[]): 'all' | 'some' | 'none' {
  const count = keys.filter((key) => selected.includes(key)).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}
