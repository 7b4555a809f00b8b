import type { billBetSorts, billMemberSorts } from '@baize/api/contract'
import { sql } from 'kysely'
import type { SortKey } from '../wallet/sortedKeyset.ts'

/** What the members under a bill are sorted by, as `person` of its play. */
export function billMemberSortKey(sort: (typeof billMemberSorts)[number]): SortKey {
  if (sort === 'account') return { value: sql`lower(person.account)`, kind: 'text' }
  return { value: sql`${sql.ref(`person.${sort}`)}::numeric`, kind: 'number' }
}

/** What the bets under a bill are sorted by. */
export function billBetSortKey(sort: (typeof billBetSorts)[number]): SortKey {
  switch (sort) {
    case 'at':
      return { value: sql`bet.settled_at`, kind: 'time' }
    case 'account':
      return { value: sql`member.account_key`, kind: 'text' }
    case 'category':
      return { value: sql`bet.game_type`, kind: 'text' }
    case 'round':
      return { value: sql`left(bet.round_id, 96)`, kind: 'text' }
    case 'stake':
    case 'payout':
      return { value: sql.ref(`bet.${sort}`), kind: 'number' }
    case 'validBet':
      return { value: sql`bet.valid_bet`, kind: 'number' }
  }
}
