import type { accountSorts } from '@baize/api/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Db } from '../http/implement.ts'
import type { Period } from '../records/days.ts'
import type { Settings } from '../settings.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { sortedKeyset } from '../wallet/sortedKeyset.ts'
import { accountSortKey, figureOf } from './accountSort.ts'
import { rowColumns } from './rows.ts'

type Team = SelectQueryBuilder<Schema, 'member', object>

interface Sorting {
  readonly after?: string | undefined
  readonly pageSize: number
  readonly sort?: (typeof accountSorts)[number] | undefined
  readonly order?: 'ascending' | 'descending' | undefined
}

/** From so many on the database is asked whether they are most accounts of all. */
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

/**
 * How a page is found, where the engine has these settings: planned for this team and this period, with memory for the sums of
 * many accounts, and without workers, who would sort their part by text before it is added up.
 */
const planSettings = sql`SELECT set_config(name, wanted.value, true) FROM pg_settings JOIN (VALUES
  ('plan_cache_mode', 'force_custom_plan'), ('work_mem', '32MB'), ('max_parallel_workers_per_gather', '0')
) AS wanted (name, value) USING (name)`

/**
 * A page of some accounts in the order of the query, newest first where it names none, and how many there are on all
 * pages. Figures are of `period`.
 */
export async function sortedAccounts(
  db: Db,
  team: Team,
  query: Sorting,
  { currency }: Pick<Settings['brand'], 'currency'>,
  period: Period,
) {
  const count = await countAccounts(team)
  const { sort } = query
  if (sort === undefined) return { ...(await newestAccounts(team, query)), count }
  const key = accountSortKey(sort)
  const sorted = sortedKeyset(query, key, 'member.id')
  // Adding up what all accounts did is faster than looking for most of them among the sums.
  const most = count >= many && count * 2 > (await countAccounts(db.selectFrom('member')))
  const figure = figureOf(sort, period, currency, most ? undefined : sql`${team.select('member.id')}`)
  const page = team
    .$if(figure !== null, (rows) =>
      rows.leftJoin((figure ?? sql``).$castTo<{ id: string; value: string }>().as('figure'), (join) =>
        join.onRef('figure.id' as never, '=', 'member.id'),
      ),
    )
    .select('member.id')
    .select(key.value.as('sort_value'))
    .where(sorted.where)
    .orderBy(sorted.by)
    .limit(sorted.limit)
  const { rows: ranked } = await db.transaction().execute(async (trx) => {
    await planSettings.execute(trx)
    return trx.executeQuery(page)
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
