import type { transactionSorts } from '@baize/api/contract'
import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'
import { sortedKeyset } from '../wallet/sortedKeyset.ts'
import { type BetweenScope, betweenMovements } from './between.ts'
import { movedAmount, ownJournals } from './ownJournals.ts'
import { transactionSortKey } from './transactionSort.ts'

interface Sorting {
  readonly after?: string | undefined
  readonly pageSize: number
  readonly sort: (typeof transactionSorts)[number]
  readonly order?: 'ascending' | 'descending' | undefined
}

const ownMovements = (db: Db, scope: BetweenScope) =>
  ownJournals(db, scope)
    ?.select([sql<string>`journal.id::text`.as('id'), 'journal.id as journal_id'])
    .select(['journal.at', sql<string>`journal.type`.as('type')])
    .select(['journal.cause_type', 'journal.cause_id', 'journal.owner_id'])
    .select([movedAmount.as('amount'), 'member.account', 'member.account_key', 'member.path'])

/** A page of movements of both sources in one order: that of a value and, where it is equal, of their ids. */
export async function sortedTransactions(db: Db, scope: BetweenScope, query: Sorting) {
  const [own, between] = [ownMovements(db, scope), betweenMovements(db, scope)]
  const movements = own && between ? own.unionAll(between) : (own ?? between)
  const key = transactionSortKey(query.sort, scope.currency)
  const sorted = sortedKeyset(query, key, 'movement.id')
  const found = movements
    ? await db
        .selectFrom(movements.as('movement'))
        .select(['movement.id', 'movement.at', 'movement.type', 'movement.owner_id'])
        .select(['movement.cause_type', 'movement.cause_id', 'movement.account', 'movement.path'])
        .select([sql<string>`movement.amount::text`.as('amount'), key.value.as('sort_value')])
        .where(sorted.where)
        .orderBy(sorted.by)
        .limit(sorted.limit)
        .execute()
    : []
  const { rows, page } = sorted.page(found)
  return { rows: rows.map((row) => ({ ...row, amount: BigInt(row.amount) })), page }
}
