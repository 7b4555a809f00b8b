import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { keysetOf } from './keyset.ts'
import { type SortKey, sortedKeyset } from './sortedKeyset.ts'

interface Sorting {
  readonly after?: string | undefined
  readonly pageSize: number
  readonly order?: 'ascending' | 'descending' | undefined
}

/** A page of a table's rows: by `key`, or, where that is null, newest first by a moment of the row. */
export async function sortedPage<
  Table extends 'bill' | 'contract' | 'invite' | 'sub_user_action' | 'transfer' | 'transfer_request',
>(
  rows: SelectQueryBuilder<Schema, Table, object>,
  table: Table,
  query: Sorting,
  key: SortKey | null,
  moment: keyof Selectable<Schema[Table]> & string,
) {
  type Row = Selectable<Schema[Table]> & { readonly id: string; readonly sort_value: unknown }
  const id = `${table}.id`
  const all = rows.selectAll() as unknown as SelectQueryBuilder<Schema, Table, Row>
  if (key) {
    const sorted = sortedKeyset(query, key, id)
    const found = await all
      .select(key.value.as('sort_value'))
      .where(sorted.where)
      .orderBy(sorted.by)
      .limit(sorted.limit)
      .execute()
    return sorted.page(found as unknown as Row[])
  }
  const at = `${table}.${moment}`
  const list = keysetOf(query, at, id)
  const found = await all
    .where(list.where)
    .orderBy(sql`${sql.ref(at)} DESC, ${sql.ref(id)} DESC`)
    .limit(list.limit)
    .execute()
  return list.page(found as unknown as Row[], (row) => ({ at: row[moment] as Date, id: row.id }))
}
