import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '../http/refusal.ts'

/** What the rows of a list are sorted by. */
export interface SortKey {
  /** Never null. Equal values are ordered by the id of their row. */
  readonly value: RawBuilder<unknown>
  readonly kind: 'number' | 'text' | 'time'
}

type Order = 'ascending' | 'descending' | undefined

/** Sorts rows by a value and, where it is equal, by their ids. */
export const sortedBy = ({ value }: Pick<SortKey, 'value'>, order: Order, id: string) => {
  const way = order === 'ascending' ? sql`ASC` : sql`DESC`
  return sql`${value} ${way}, ${sql.ref(id)} ${way}`
}

/** A number for each value of a column, by its place in a list, for a `SortKey`. */
export const placeIn = (list: readonly string[], column: string) =>
  sql`(CASE ${sql.ref(column)} ${sql.join(
    list.map((value, place) => sql`WHEN ${sql.lit(value)} THEN ${sql.lit(place)}`),
    sql` `,
  )} END)`

interface Sorting {
  readonly after?: string | undefined
  readonly pageSize: number
  readonly order?: Order
}

const forms: Record<SortKey['kind'], RegExp> = {
  number: /^-?\d{1,40}$/,
  text: /^[\s\S]{0,96}$/,
  time: /^-?\d{1,16}$/,
}

const written = (value: unknown): string =>
  value instanceof Date ? String(value.getTime()) : String(value ?? '')

/** The value and the id of the row that a page ended with. */
function readCursor(after: string, kind: SortKey['kind']): { value: string; id: string } {
  const [, id, value] = /^([\w-]{1,64}) ([\s\S]*)$/.exec(Buffer.from(after, 'base64url').toString()) ?? []
  if (id !== undefined && value !== undefined && !value.includes('\0') && forms[kind].test(value))
    return { value, id }
  throw new Refusal('invalidFields', { problems: [{ field: 'after', code: 'pattern' }] })
}

const parameter = (kind: SortKey['kind'], value: string): RawBuilder<unknown> => {
  if (kind === 'time') return sql`${new Date(Number(value))}::timestamptz`
  return kind === 'number' ? sql`${value}::numeric` : sql`${value}::text`
}

/**
 * A page of a list that is sorted by any value, and by the id of the row among equal ones. As with `keysetOf`, a page
 * begins where the one before ended, so that rows which are added meanwhile move nothing.
 *
 * Select `value` as `sort_value`, and order by `by`.
 */
export function sortedKeyset({ after, pageSize, order }: Sorting, key: SortKey, id: string) {
  const { value, kind } = key
  const cursor = after === undefined ? null : readCursor(after, kind)
  const compares = order === 'ascending' ? sql`>` : sql`<`
  return {
    limit: pageSize + 1,
    where: cursor
      ? sql<boolean>`(${value}, ${sql.ref(id)}) ${compares} (${parameter(kind, cursor.value)}, ${cursor.id})`
      : sql<boolean>`true`,
    by: sortedBy(key, order, id),
    page<Row extends { readonly id: string; readonly sort_value: unknown }>(rows: readonly Row[]) {
      const shown = rows.slice(0, pageSize)
      const last = shown.at(-1)
      const next =
        rows.length > shown.length && last
          ? Buffer.from(`${last.id} ${written(last.sort_value)}`, 'utf8').toString('base64url')
          : null
      return { rows: shown, page: { next } }
    },
  }
}
