import type { billMemberSorts } from '@baize/api/contract'
import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'
import { givenTypes } from '../team/figures.ts'
import { isWithin } from '../team/subtree.ts'
import { type SortKey, sortedKeyset } from '../wallet/sortedKeyset.ts'
import { wire } from '../wallet/wire.ts'
import type { Bill } from './bill.ts'
import { billMemberSortKey } from './playSort.ts'

interface SumRow {
  readonly bets: string | bigint
  readonly stake: string
  readonly validBet: string
  readonly payout: string
  readonly given: string
}

export const wireRow = (row: SumRow) => ({
  bets: Number(row.bets),
  stake: wire(BigInt(row.stake)),
  validBet: wire(BigInt(row.validBet)),
  payout: wire(BigInt(row.payout)),
  given: wire(BigInt(row.given)),
})

const sumOf = (column: 'bets' | 'stake' | 'valid_bet' | 'payout' | 'given') =>
  sql<string>`coalesce(sum(${sql.ref(`moved.${column}`)}), 0)::text`

/** What each account of a team played and was granted in the window of a bill: account by account, and in all. */
export function billPlay(
  db: Db,
  currency: string,
  path: string,
  bill: Pick<Bill, 'window_from' | 'window_to'>,
) {
  const { window_from: from, window_to: to } = bill
  const nothing = sql<string>`0::numeric`
  const played = db
    .selectFrom('play_slot')
    .select(['member_id', sql<string>`bets::numeric`.as('bets'), 'stake', 'valid_bet', 'payout'])
    .select(nothing.as('given'))
    .where('slot', '>=', from)
    .where('slot', '<', to)
  const gave = db
    .selectFrom('money_slot')
    .select(['owner_id as member_id', nothing.as('bets'), nothing.as('stake'), nothing.as('valid_bet')])
    .select([nothing.as('payout'), 'amount as given'])
    .where('slot', '>=', from)
    .where('slot', '<', to)
    .where('currency', '=', currency)
    .where('type', 'in', givenTypes)
  const all = db
    .selectFrom(
      sql<{
        member_id: string
        bets: string
        stake: string
        valid_bet: string
        payout: string
        given: string
      }>`(${played} UNION ALL ${gave})`.as('moved'),
    )
    .innerJoin('member', 'member.id', 'moved.member_id')
    .where(isWithin('member.path', path))
  const sums = [
    sumOf('bets').as('bets'),
    sumOf('stake').as('stake'),
    sumOf('valid_bet').as('validBet'),
    sumOf('payout').as('payout'),
    sumOf('given').as('given'),
  ] as const
  return {
    people: all
      .select(['member.id', 'member.account', 'member.joined_at', ...sums])
      .groupBy(['member.id', 'member.account', 'member.joined_at']),
    totals: all.select(sums),
  }
}

interface PeopleQuery {
  readonly after?: string | undefined
  readonly pageSize: number
  readonly sort?: (typeof billMemberSorts)[number] | undefined
  readonly order?: 'ascending' | 'descending' | undefined
}

/** A page of the accounts of a bill's play in the order of the query; newest account first where it names none. */
export async function pageOfPeople(
  db: Db,
  people: ReturnType<typeof billPlay>['people'],
  query: PeopleQuery,
) {
  const rows = db.selectFrom(people.as('person')).selectAll()
  const key: SortKey = query.sort
    ? billMemberSortKey(query.sort)
    : { value: sql`person.joined_at`, kind: 'time' }
  const sorted = sortedKeyset({ ...query, order: query.sort && query.order }, key, 'person.id')
  const found = await rows
    .select(key.value.as('sort_value'))
    .where(sorted.where)
    .orderBy(sorted.by)
    .limit(sorted.limit)
    .execute()
  return sorted.page(found)
}
