import type { billSorts } from '@baize/api/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { type SortKey, sortedKeyset } from '../wallet/sortedKeyset.ts'

interface Sorting {
  readonly after?: string | undefined
  readonly pageSize: number
  readonly sort?: (typeof billSorts)[number] | undefined
  readonly order?: 'ascending' | 'descending' | undefined
}

/** What bills are sorted by; those that reached no tier are first. */
function billSortKey(sort: (typeof billSorts)[number]): SortKey {
  switch (sort) {
    case 'from':
      return { value: sql`bill.window_from`, kind: 'time' }
    case 'account':
      return {
        value: sql`(SELECT party.account_key FROM member AS party WHERE party.id = bill.party_id)`,
        kind: 'text',
      }
    case 'kind':
      return { value: sql`bill.kind`, kind: 'text' }
    case 'state':
      return { value: sql`bill.state`, kind: 'text' }
    case 'tier':
      return { value: sql`coalesce(bill.tier, -1)`, kind: 'number' }
    case 'base':
    case 'rate':
    case 'carried':
    case 'amount':
    case 'paid':
      return { value: sql.ref(`bill.${sort}`), kind: 'number' }
  }
}

/** A page of bills in the order of the query; newest window first where it names none. */
export async function billPage(bills: SelectQueryBuilder<Schema, 'bill', object>, query: Sorting) {
  const all = bills.selectAll('bill')
  if (query.sort) {
    const key = billSortKey(query.sort)
    const sorted = sortedKeyset(query, key, 'bill.id')
    const found = await all
      .select(key.value.as('sort_value'))
      .where(sorted.where)
      .orderBy(sorted.by)
      .limit(sorted.limit)
      .execute()
    return sorted.page(found)
  }
  const list = keysetOf(query, 'bill.window_from', 'bill.id')
  const found = await all
    .where(list.where)
    .orderBy('bill.window_from', 'desc')
    .orderBy('bill.id', 'desc')
    .limit(list.limit)
    .execute()
  return list.page(found, (row) => ({ at: row.window_from, id: row.id }))
}
