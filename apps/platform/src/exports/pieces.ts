import { parseMoney } from '@baize/api/money'
import { wire } from '../wallet/wire.ts'
import { type Filter, type Reading, type Row, readers } from './records.ts'
import type { ExportableRecord } from './tables.ts'

/** Rows in memory at once, however long the list is. */
const pieceRows = 5_000

/** Some rows of a list, and, with the last of them, the totals under all. */
export interface Rows {
  readonly rows: readonly Row[]
  readonly totals: readonly Row[]
  /** Until when rows of the list may be kept elsewhere, with the last of them. */
  readonly archivedBefore?: string | undefined
}

/** A whole list, piece by piece: what it costs in memory does not grow with its length. */
export async function* piecesOf(
  record: ExportableRecord,
  filter: Filter,
  context: Reading,
): AsyncGenerator<Rows, void, void> {
  const { read, sums = [] } = readers[record]
  const added = new Map(sums.map((column) => [column, 0n]))
  for (let after: string | undefined; ; ) {
    const { rows, totals, next, archivedBefore } = await read(filter, context, { after, pageSize: pieceRows })
    for (const [column, sum] of added) {
      added.set(
        column,
        rows.reduce((all, row) => all + parseMoney(String(row[column] ?? '0')), sum),
      )
    }
    if (next === null) {
      const sumLine = Object.fromEntries([...added].map(([column, sum]) => [column, wire(sum)]))
      yield { rows, totals: totals ?? [sumLine], archivedBefore }
      return
    }
    yield { rows, totals: [] }
    after = next
  }
}

/** How many rows a list has; null where they are more than `most`. */
export async function countRows(
  most: number,
  ...[record, filter, context]: Parameters<typeof piecesOf>
): Promise<number | null> {
  let count = 0
  for await (const { rows } of piecesOf(record, filter, context)) {
    count += rows.length
    if (count > most) return null
  }
  return count
}
