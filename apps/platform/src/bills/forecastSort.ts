import type { forecastSorts } from '@baize/api/contract'
import { accountKey } from '../members/members.ts'
import type { Running } from './forecast.ts'
import type { Margin } from './margin.ts'

type Value = string | number | bigint
type Sorts<List extends keyof typeof forecastSorts> = (typeof forecastSorts)[List][number]
type Keys<Row, Sort extends string> = Readonly<Record<Sort, (row: Row) => Value>>
type Accounts = (memberId: string) => string

const compared = (one: Value, other: Value): number => (one < other ? -1 : Number(one > other))

/** The rows by a value of each and, where it is equal, by their ids; as they are where no sort is named. */
export function sortedRows<Row, Sort extends string>(
  rows: readonly Row[],
  keys: Keys<Row, Sort>,
  idOf: (row: Row) => string,
  sort: Sort | undefined,
  order: 'ascending' | 'descending' | undefined,
): readonly Row[] {
  if (sort === undefined) return rows
  const key = keys[sort]
  const sign = order === 'ascending' ? 1 : -1
  return rows.toSorted(
    (one, other) => sign * (compared(key(one), key(other)) || compared(idOf(one), idOf(other))),
  )
}

/** What running contracts are sorted by; those that would pay have no state and are first. */
export const ownKeys: Keys<Running, Sorts<'own'>> = {
  kind: ({ contract }) => contract.kind,
  to: ({ window }) => window.to.getTime(),
  state: ({ nothing }) => nothing ?? '',
  amount: ({ result }) => result.amount,
}

export const downlineKeys = (account: Accounts): Keys<Running, Sorts<'downlines'>> => ({
  ...ownKeys,
  account: ({ contract }) => accountKey(account(contract.party_id)),
})

export const marginKeys = (account: Accounts): Keys<Margin, Sorts<'margins'>> => ({
  account: ({ memberId }) => accountKey(account(memberId)),
  kind: ({ kind }) => kind,
  earned: ({ earned }) => earned,
  paidOn: ({ paidOn }) => paidOn,
  margin: ({ earned, paidOn }) => earned - paidOn,
})
