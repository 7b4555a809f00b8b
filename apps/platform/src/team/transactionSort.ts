import type { transactionSorts } from '@baize/api/contract'
import { type RawBuilder, sql } from 'kysely'
import type { SortKey } from '../wallet/sortedKeyset.ts'

/** Below every balance: of movements that left it alone. */
const unmoved = sql`-100000000000000000000::numeric`

/** The first or last balance that a movement left in the cash of its account. */
const balance = (value: RawBuilder<unknown>, order: RawBuilder<unknown>, currency: string) =>
  sql`(SELECT ${value} FROM posting
    JOIN account ON account.owner_id = posting.owner_id AND account.id = posting.account_id
    WHERE posting.journal_id = movement.journal_id AND posting.owner_id = movement.owner_id
      AND account.kind = 'cash' AND account.currency = ${currency}
    ORDER BY posting.position ${order} LIMIT 1)`

const openingOf = (currency: string) =>
  balance(sql`posting.balance_after - posting.amount`, sql`ASC`, currency)
const closingOf = (currency: string) => balance(sql`posting.balance_after`, sql`DESC`, currency)

/** The account on the other side of a transfer or bill. */
const otherAccount = sql`(SELECT other.account_key FROM member AS other WHERE other.id = CASE movement.cause_type
  WHEN 'transfer' THEN (SELECT CASE transfer.from_member_id
    WHEN movement.owner_id THEN transfer.to_member_id ELSE transfer.from_member_id END
    FROM transfer WHERE transfer.id = movement.cause_id)
  WHEN 'bill' THEN (SELECT CASE bill.upline_id
    WHEN movement.owner_id THEN bill.party_id ELSE bill.upline_id END
    FROM bill WHERE bill.id = movement.cause_id) END)`

const note = sql`(SELECT transfer.note FROM transfer
  WHERE movement.cause_type = 'transfer' AND transfer.id = movement.cause_id)`

/** What movements of money, in `movement`, are sorted by; those without a value are first. */
export function transactionSortKey(sort: (typeof transactionSorts)[number], currency: string): SortKey {
  switch (sort) {
    case 'account':
      return { value: sql`movement.account_key`, kind: 'text' }
    case 'level':
      return { value: sql`length(movement.path) - length(replace(movement.path, '/', ''))`, kind: 'number' }
    case 'at':
      return { value: sql`movement.at`, kind: 'time' }
    case 'type':
      return { value: sql`movement.type`, kind: 'text' }
    case 'direction': {
      const isOut = sql`${closingOf(currency)} < ${openingOf(currency)}`
      return {
        value: sql`(CASE ${isOut} WHEN true THEN 'out' WHEN false THEN 'in' ELSE '' END)`,
        kind: 'text',
      }
    }
    case 'counterparty':
      return { value: sql`coalesce(${otherAccount}, '')`, kind: 'text' }
    case 'amount':
      return { value: sql`movement.amount`, kind: 'number' }
    case 'opening':
      return { value: sql`coalesce(${openingOf(currency)}, ${unmoved})`, kind: 'number' }
    case 'closing':
      return { value: sql`coalesce(${closingOf(currency)}, ${unmoved})`, kind: 'number' }
    case 'remark':
      return { value: sql`coalesce(${note}, '')`, kind: 'text' }
    case 'reference':
      return { value: sql`movement.cause_id`, kind: 'text' }
  }
}
