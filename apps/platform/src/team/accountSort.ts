import type { accountSorts } from '@baize/api/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Period } from '../records/days.ts'
import type { SortKey } from '../wallet/sortedKeyset.ts'
import { givenTypes } from './figures.ts'

type Sort = (typeof accountSorts)[number]

/** What of the settled bets, and which journals, a figure adds up (figures.ts). */
const parts: Partial<Record<Sort, { play?: RawBuilder<unknown>; money?: readonly string[] }>> = {
  bets: { play: sql`bets` },
  stake: { play: sql`stake` },
  validBet: { play: sql`valid_bet` },
  payout: { play: sql`payout` },
  profitLoss: { play: sql`payout - stake` },
  deposits: { money: ['depositCredited'] },
  withdrawals: { money: ['withdrawalPaid'] },
  given: { money: givenTypes },
  net: { play: sql`payout - stake`, money: givenTypes },
}

const list = (values: readonly string[]) => sql.join(values.map((value) => sql`${value}`))

/** Sums of one figure for the accounts in `person`, each with everyone below it: rows of id and value. */
export function figureOf(
  sort: Sort,
  { from, to, start, end }: Period,
  currency: string,
): RawBuilder<unknown> {
  const { play, money } = parts[sort] ?? {}
  const some = sql`(SELECT person.id FROM person)`
  const slots = sql`slot >= ${start} AND slot < ${end}`
  const days = sql`day >= ${from} AND day <= ${to}`
  if (sort === 'balance') {
    return sql`(SELECT account.owner_id AS id, sum(account.balance) AS value FROM account
      WHERE account.owner_id IN ${some} AND account.kind = 'cash' AND account.currency = ${currency} GROUP BY account.owner_id)`
  }
  const sums = [
    ...(play
      ? [
          sql`SELECT member_id AS id, (${play})::numeric AS value FROM play_slot WHERE member_id IN ${some} AND ${slots}`,
          sql`SELECT agent_id, (${play})::numeric FROM team_day WHERE agent_id IN ${some} AND ${days}`,
        ]
      : []),
    ...(money
      ? [
          sql`SELECT owner_id AS id, amount AS value FROM money_slot
            WHERE owner_id IN ${some} AND ${slots} AND currency = ${currency} AND type IN (${list(money)})`,
          sql`SELECT agent_id, amount FROM team_money_day
            WHERE agent_id IN ${some} AND ${days} AND type IN (${list(money)})`,
        ]
      : []),
  ]
  const all = sql.join(sums, sql` UNION ALL `)
  return sql`(SELECT each.id, sum(each.value) AS value FROM (${all}) AS each GROUP BY each.id)`
}

/** Whether a sort is by a figure that `figureOf` adds up. */
export const isFigure = (sort: Sort): boolean => sort === 'balance' || sort in parts

const slashes = sql`length(person.path) - length(replace(person.path, '/', ''))`

/** What accounts in `person` are sorted by, where their figures are joined as `figure`. */
export function accountSortKey(sort: Sort): SortKey {
  switch (sort) {
    case 'account':
      return { value: sql`person.account_key`, kind: 'text' }
    case 'upline':
      return {
        value: sql`coalesce((SELECT upline.account_key FROM member AS upline WHERE upline.id = person.parent_id), '')`,
        kind: 'text',
      }
    case 'level':
      return { value: slashes, kind: 'number' }
    case 'downlines':
      return {
        value: sql`(SELECT count(*) FROM member AS downline WHERE downline.parent_id = person.id)`,
        kind: 'number',
      }
    case 'joinedAt':
      return { value: sql`person.joined_at`, kind: 'time' }
    case 'lastLoginAt':
      return { value: sql`coalesce(person.last_login_at, 'epoch'::timestamptz)`, kind: 'time' }
    default:
      return { value: sql`coalesce(figure.value, 0)`, kind: 'number' }
  }
}
