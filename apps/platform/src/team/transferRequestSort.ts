import type { transferRequestSorts } from '@baize/api/contract'
import { sql } from 'kysely'
import type { SortKey } from '../wallet/sortedKeyset.ts'

interface Seen {
  readonly memberId: string
  /** Open requests that are older have expired. */
  readonly openSince: Date
}

/** What requests for money are sorted by, as an account sees them. */
export function transferRequestSortKey(
  sort: (typeof transferRequestSorts)[number],
  { memberId, openSince }: Seen,
): SortKey {
  switch (sort) {
    case 'at':
      return { value: sql`transfer_request.at`, kind: 'time' }
    case 'account':
      return {
        value: sql`(SELECT other.account_key FROM member AS other
          WHERE other.id = CASE WHEN transfer_request.asking_id = ${memberId}
            THEN transfer_request.asked_id ELSE transfer_request.asking_id END)`,
        kind: 'text',
      }
    case 'amount':
      return { value: sql`transfer_request.amount`, kind: 'number' }
    case 'state':
      return {
        value: sql`(CASE WHEN transfer_request.state = 'open' AND transfer_request.at <= ${openSince}
          THEN 'expired' ELSE transfer_request.state END)`,
        kind: 'text',
      }
    case 'note':
      return { value: sql`transfer_request.note`, kind: 'text' }
  }
}
