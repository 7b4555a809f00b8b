import type { accountSorts } from '@baize/api/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Trx } from '../database/index.ts'
import type { Schema } from '../database/schema.ts'
import type { Db } from '../http/implement.ts'
import type { Period } from '../records/days.ts'
import type { Settings } from '../settings.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { sortedKeyset } from '../wallet/sortedKeyset.ts'
import { accountSortKey, figureOf, isSigned } from './accountSort.ts'
import { planned } from './planned.ts'
import { rowColumns } from './rows.ts'

type Team = SelectQueryBuilder<Schema, 'member', object>

interface Sorting {
  readonly after?: string | undefined
  readonly pageSize: number
  readonly sort?: (typeof accountSorts)[number] | undefined
  readonly order?: 'ascending' | 'descending' | undefined
}

const many = 10_000

async function countAccounts(team: Team): Promise<number> {
  const { count } = await team.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

async function newestAccounts(team: Team, query: Sorting) {
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

/** Of the best of all accounts, so many are looked for in the list before all accounts of the list are joined. */
const best = 2_000

/**
 * A page of some accounts in the order of the query, newest first where it names none, and how many there are on all
 * pages. Figures are of `period`.
 *
 * @param fromMany from so many accounts on the database is asked whether they are most of all
 */
export async function sortedAccounts(
  db: Db,
  team: Team,
  query: Sorting,
  { currency }: Pick<Settings['brand'], 'currency'>,
  period: Period,
  fromMany = many,
) {
  const count = await countAccounts(team)
  const { sort } = query
  if (sort === undefined) return { ...(await newestAccounts(team, query)), count }
  const key = accountSortKey(sort)
  const sorted = sortedKeyset(query, key, 'member.id')
  // Adding up what all accounts did is faster than looking for most of them among the sums.
  const most = count >= fromMany && count * 2 > (await countAccounts(db.selectFrom('member')))
  const figure = figureOf(sort, period, currency, most ? undefined : sql`${team.select('member.id')}`)
  const joined = (figures: RawBuilder<unknown>) =>
    team.leftJoin(figures.$castTo<{ id: string; value: string }>().as('figure'), (on) =>
      on.onRef('figure.id' as never, '=', 'member.id'),
    )
  const pageOf = (rows: Team) =>
    rows
      .select('member.id')
      .select(key.value.as('sort_value'))
      .where(sorted.where)
      .orderBy(sorted.by)
      .limit(sorted.limit)
  /** A full page of accounts with figures, found without those of all others; null where it cannot be known to be one. */
  const bestAccounts = async (trx: Trx) => {
    const isAscending = query.order === 'ascending'
    // The lowest of what is never negative are accounts without a figure.
    if (!most || !figure || (isAscending && !isSigned(sort))) return null
    const first = sortedKeyset(query, { value: sql`value`, kind: 'number' }, 'id')
    const figures = sql`(SELECT id, value FROM ${figure} AS whole WHERE ${first.where} ORDER BY ${first.by} LIMIT ${best})`
    const { rows } = await trx.executeQuery(
      pageOf(joined(figures).where(sql<boolean>`figure.id IS NOT NULL`)),
    )
    const last = BigInt(String(rows.at(-1)?.sort_value ?? 0))
    return rows.length === sorted.limit && (isAscending ? last < 0n : last > 0n) ? rows : null
  }
  const ranked = await planned(db, async (trx) => {
    const found = await bestAccounts(trx)
    return found ?? (await trx.executeQuery(pageOf(figure ? joined(figure) : team))).rows
  })
  const { rows: places, ...rest } = sorted.page(ranked)
  // Only the accounts of the page are read whole.
  const ids = places.map(({ id }) => id)
  const people = await db
    .selectFrom('member')
    .select(rowColumns)
    .where(sql<boolean>`id = ANY(${ids})`)
    .execute()
  const byId = new Map(people.map((person) => [person.id, person]))
  return { ...rest, rows: ids.flatMap((id) => byId.get(id) ?? []), count }
}
