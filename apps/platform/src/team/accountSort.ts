import type { accountSorts } from '@baize/api/contract'
import { type RawBuilder, sql } from 'kysely'
import type { SortKey } from '../wallet/sortedKeyset.ts'
import type { Days } from './sums.ts'
import { totalParts } from './totals.ts'

type Sort = (typeof accountSorts)[number]

/** A figure of totals (figures.ts). */
const figures: Partial<Record<Sort, RawBuilder<unknown>>> = {
  bets: sql`bets`,
  stake: sql`stake`,
  validBet: sql`valid_bet`,
  payout: sql`payout`,
  profitLoss: sql`payout - stake`,
  deposits: sql`deposits`,
  withdrawals: sql`withdrawals`,
  given: sql`given`,
  net: sql`payout - stake + given`,
}

/** A figure of accounts, each with everyone below it: rows of id and value. `some` says which accounts; all by default. */
export function figureOf(
  sort: Sort,
  days: Days,
  currency: string,
  some?: RawBuilder<unknown>,
): RawBuilder<unknown> | null {
  if (sort === 'balance')
    return sql`(SELECT owner_id AS id, balance AS value FROM account WHERE kind = 'cash' AND currency = ${currency})`
  const figure = figures[sort]
  if (!figure) return null
  const parts = totalParts(figure, days, some && sql`head_id IN ${some}`)
  // Amounts fit in 64 bits (money.ts), whose sums are added up faster than numeric ones, in half of the memory.
  return sql`(SELECT id, sum(value::bigint) AS value FROM (${parts}) AS part GROUP BY id)`
}

/** Whether figures of accounts can be less than zero. */
export const isSigned = (sort: Sort): boolean => sort === 'profitLoss' || sort === 'net'

const slashes = sql`length(member.path) - length(replace(member.path, '/', ''))`

/** What accounts are sorted by, where their figures are joined as `figure`. */
export function accountSortKey(sort: Sort): SortKey {
  switch (sort) {
    case 'account':
      return { value: sql`member.account_key`, kind: 'text' }
    case 'upline':
      return {
        value: sql`coalesce((SELECT upline.account_key FROM member AS upline WHERE upline.id = member.parent_id), '')`,
        kind: 'text',
      }
    case 'level':
      return { value: slashes, kind: 'number' }
    case 'downlines':
      return {
        value: sql`(SELECT count(*) FROM member AS downline WHERE downline.parent_id = member.id)`,
        kind: 'number',
      }
    case 'joinedAt':
      return { value: sql`member.joined_at`, kind: 'time' }
    case 'lastLoginAt':
      return { value: sql`coalesce(member.last_login_at, 'epoch'::timestamptz)`, kind: 'time' }
    default:
      return { value: sql`coalesce(figure.value, 0)`, kind: 'number' }
  }
}
