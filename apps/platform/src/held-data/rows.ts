import { type RawBuilder, sql } from 'kysely'
import { type Names, nameIn } from '../games/names.ts'
import type { Platform } from '../platform.ts'
import { wire } from '../wallet/wire.ts'
import type { HeldTable } from './heldTable.ts'

/** Rows in memory at once. */
const pageRows = 500

export interface HeldBy {
  readonly platform: Pick<Platform, 'db' | 'secrets'>
  readonly memberId: string
  readonly language: string
}

type Row = Readonly<Record<string, unknown>>

/** A column as a field: `number_sealed` as `number`. */
const fieldOf = (column: string): string =>
  column.replace(/_sealed$/, '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Numbers of the database that are amounts come as bigint or, where they are sums, as text. */
const decimalOf = (units: unknown) =>
  units === null || units === undefined ? null : wire(BigInt(String(units)))

/** Null where the platform's secret is another than it was sealed under. */
function opened({ secrets }: HeldBy['platform'], purpose: string, sealed: unknown): string | null {
  try {
    return typeof sealed === 'string' ? secrets.open(purpose, sealed) : null
  } catch {
    return null
  }
}

function shownRow(table: HeldTable, row: Row, { platform, language }: HeldBy): Row {
  const of = <T>(columns: readonly string[], value: (column: string) => T) =>
    Object.fromEntries(columns.map((column) => [fieldOf(column), value(column)]))
  return {
    ...of([...table.shown, ...Object.keys(table.also)], (column) => row[column]),
    ...of(table.money, (column) => decimalOf(row[column])),
    ...of(table.texts, (column) => nameIn(row[column] as Names, language)),
    ...of(Object.keys(table.sealed), (column) => opened(platform, table.sealed[column] ?? '', row[column])),
    ...table.fields(row),
  }
}

const ownedBy = ({ table, of }: HeldTable, memberId: string): RawBuilder<boolean> =>
  typeof of === 'function'
    ? sql<boolean>`(${of(memberId)})`
    : sql<boolean>`(${sql.join(
        of.map((column) => sql`${sql.ref(`${table}.${column}`)} = ${memberId}`),
        sql` OR `,
      )})`

const keyColumn = (index: number): string => `key_${index}`

/** A member's rows of a table, page by page in the order of its key. */
export async function* heldRows(table: HeldTable, by: HeldBy): AsyncGenerator<readonly Row[], void, void> {
  const keys = table.key.map((column) => sql.ref(`${table.table}.${column}`))
  const columns = new Set([...table.shown, ...table.money, ...table.texts, ...Object.keys(table.sealed)])
  const selected = [
    ...[...columns].map((column) => sql.ref(`${table.table}.${column}`)),
    ...Object.entries(table.also).map(([name, value]) => sql`${value(by.memberId)} AS ${sql.ref(name)}`),
    // As text, since a Date has no microseconds and would find the same row again.
    ...keys.map((key, index) => sql`${key}::text AS ${sql.ref(keyColumn(index))}`),
  ]
  let after = sql<boolean>`true`
  for (;;) {
    const { rows } = await sql<Row>`SELECT ${sql.join(selected)} FROM ${sql.table(table.table)}
      WHERE ${ownedBy(table, by.memberId)} AND ${after}
      ORDER BY ${sql.join(keys)} LIMIT ${pageRows}`.execute(by.platform.db)
    if (rows.length > 0) yield rows.map((row) => shownRow(table, row, by))
    const last = rows.at(-1)
    if (!last || rows.length < pageRows) return
    const values = table.key.map((_, index) => sql`${last[keyColumn(index)]}`)
    after = sql<boolean>`(${sql.join(keys)}) > (${sql.join(values)})`
  }
}
