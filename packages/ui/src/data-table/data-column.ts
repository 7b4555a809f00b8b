import { compareTexts } from '@baize/i18n/format'
import type { TableColumn, TableSort } from '../table/table-column.ts'

/** A column of a data table: a table's, and how it is written to a file. */
export interface DataColumn<Row> extends TableColumn<Row> {
  /** The value as plain text for the file: an amount as a decimal string, a time as it is shown. */
  text: (row: Row) => string
  /** Orders two rows, smaller first; without it a sortable column is ordered by its text. */
  compare?: (one: Row, other: Row) => number
  /** Cannot be left out, as the column that names the row. @default false */
  fixed?: boolean
}

/** The columns that are shown, in the order they were declared in; all of them where none is left. */
export function shownColumns<Row>(
  columns: readonly DataColumn<Row>[],
  shown: readonly string[] | undefined,
): readonly DataColumn<Row>[] {
  if (shown === undefined) return columns
  const left = columns.filter((column) => column.fixed || shown.includes(column.id))
  return left.length > 0 ? left : columns
}

/** The rows in order; those that are alike keep their original order. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: TableSort | undefined,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.column)
  if (!column || !sort) return rows
  const { compare = (one: Row, other: Row) => compareTexts(column.text(one), column.text(other)) } = column
  const sign = sort.direction === 'ascending' ? 1 : -1
  return [...rows].sort((one, other) => sign * compare(one, other))
}

/** Compares two decimal strings exactly, for `compare` of a column of amounts; what is no number is sorted first. */
export function compareDecimals(one: string, other: string): number {
  const [left, right] = [parts(one), parts(other)]
  if (!left || !right) return Number(left !== undefined) - Number(right !== undefined)
  const digits = Math.max(left.fraction.length, right.fraction.length)
  const difference = units(left, digits) - units(right, digits)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

interface Parts {
  sign: string
  whole: string
  fraction: string
}

function parts(text: string): Parts | undefined {
  const found = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(text.trim())
  return found ? { sign: found[1] ?? '', whole: found[2] ?? '', fraction: found[3] ?? '' } : undefined
}

function units({ sign, whole, fraction }: Parts, digits: number): bigint {
  const size = BigInt(whole + fraction.padEnd(digits, '0'))
  return sign === '-' ? -size : size
}
