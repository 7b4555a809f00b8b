import type { billSorts } from '@baize/api/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { SortKey } from '../wallet/sortedKeyset.ts'
import { sortedPage } from '../wallet/sortedPage.ts'

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
export const billPage = (bills: SelectQueryBuilder<Schema, 'bill', object>, query: Sorting) =>
  sortedPage(bills, 'bill', query, query.sort ? billSortKey(query.sort) : null, 'window_from')
