import type { subUserActionSorts } from '@baize/api/contract'
import { sql } from 'kysely'
import type { SortKey } from '../wallet/sortedKeyset.ts'

/** What actions of sub-users are sorted by; those without a value are first. */
export function actionSortKey(sort: (typeof subUserActionSorts)[number]): SortKey {
  switch (sort) {
    case 'at':
      return { value: sql`sub_user_action.at`, kind: 'time' }
    case 'account':
      return {
        value: sql`(SELECT sub_user.account_key FROM sub_user WHERE sub_user.id = sub_user_action.sub_user_id)`,
        kind: 'text',
      }
    case 'amount':
      return { value: sql`coalesce(sub_user_action.amount, -1)`, kind: 'number' }
    case 'call':
    case 'target':
    case 'result':
    case 'address':
      return { value: sql`left(coalesce(${sql.ref(`sub_user_action.${sort}`)}, ''), 96)`, kind: 'text' }
  }
}
