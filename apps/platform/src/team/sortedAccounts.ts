import type { accountSorts } from '@baize/api/contract'
import type { SelectQueryBuilder } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Db } from '../http/implement.ts'
import type { Period } from '../records/days.ts'
import type { Settings } from '../settings.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { sortedKeyset } from '../wallet/sortedKeyset.ts'
import { accountSortKey, figureOf, isFigure } from './accountSort.ts'
import { rowColumns } from './rows.ts'

interface Sorting {
  readonly after?: string | undefined
  readonly pageSize: number
  readonly sort?: (typeof accountSorts)[number] | undefined
  readonly order?: 'ascending' | 'descending' | undefined
}

/** How many accounts there are, on all pages. */
export async function countAccounts(team: SelectQueryBuilder<Schema, 'member', object>): Promise<number> {
  const { count } = await team.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** A page of some accounts in the order of the query; newest first where it names none. Figures are of `period`. */
export async function sortedAccounts(
  db: Db,
  team: SelectQueryBuilder<Schema, 'member', object>,
  query: Sorting,
  brand: Settings['brand'],
  period: Period,
) {
  const { sort } = query
  if (sort === undefined) {
    const newest = keysetOf(query, 'member.joined_at', 'member.id')
    const found = await team
      .select(rowColumns)
      .where(newest.where)
      .orderBy('member.joined_at', 'desc')
      .orderBy('member.id', 'desc')
      .limit(newest.limit)
      .execute()
    return newest.page(found, (row) => ({ at: row.joined_at, id: row.id }))
  }
  const key = accountSortKey(sort)
  const sorted = sortedKeyset(query, key, 'person.id')
  const people = db.with('person', () => team.select([...rowColumns, 'account_key']))
  const found = await people
    .selectFrom('person')
    .$if(isFigure(sort), (rows) =>
      rows.leftJoin(
        figureOf(sort, period, brand.currency).$castTo<{ id: string; value: string }>().as('figure'),
        (join) => join.onRef('figure.id' as never, '=', 'person.id'),
      ),
    )
    .selectAll('person')
    .select(key.value.as('sort_value'))
    .where(sorted.where)
    .orderBy(sorted.by)
    .limit(sorted.limit)
    .execute()
  return sorted.page(found)
}
