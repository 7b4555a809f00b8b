import type { transferSorts } from '@baize/api/contract'
import { sql } from 'kysely'
import type { SortKey } from '../wallet/sortedKeyset.ts'

/** What transfers of an account are sorted by; what it sent is below zero. */
export function transferSortKey(sort: (typeof transferSorts)[number], memberId: string): SortKey {
  const isSent = sql`transfer.from_member_id = ${memberId}`
  switch (sort) {
    case 'at':
      return { value: sql`transfer.at`, kind: 'time' }
    case 'direction':
      return { value: sql`(CASE WHEN ${isSent} THEN 'out' ELSE 'in' END)`, kind: 'text' }
    case 'account':
      return {
        value: sql`(SELECT other.account_key FROM member AS other
          WHERE other.id = CASE WHEN ${isSent} THEN transfer.to_member_id ELSE transfer.from_member_id END)`,
        kind: 'text',
      }
    case 'amount':
      return {
        value: sql`(CASE WHEN ${isSent} THEN -transfer.amount ELSE transfer.amount END)`,
        kind: 'number',
      }
    case 'note':
      return { value: sql`transfer.note`, kind: 'text' }
    case 'id':
      return { value: sql`transfer.id`, kind: 'text' }
  }
}
