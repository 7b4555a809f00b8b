import { downlineTransactionTypes } from '@baize/api/contract'
import { sql } from 'kysely'
import type { Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { periodOf } from '../records/days.ts'
import { decodePlace, keysetOf, type Place } from '../wallet/keyset.ts'
import { wire } from '../wallet/wire.ts'
import { type BetweenScope, betweenRows, betweenSums, isBetween, partsOf } from './between.ts'
import { cashMovedBy } from './cashMoved.ts'
import { amountOf, countOf } from './figures.ts'
import { otherSidesOf } from './otherSide.ts'
import { movedAmount, ownJournals } from './ownJournals.ts'
import { ownMoney } from './ownSums.ts'
import { bringUp, freshness } from './rollUp.ts'
import { sortedTransactions } from './sortedTransactions.ts'
import { levelBelow } from './subtree.ts'
import { teamAccount } from './teamMember.ts'
import { teamMoney } from './teamSums.ts'

type ShownType = (typeof downlineTransactionTypes)[number]

/** Of one journal the payer's row is first, as `betweenRows` has it. */
function newestFirst(one: Place, other: Place): number {
  const [first, second] = [partsOf(one.id), partsOf(other.id)]
  return (
    other.at.getTime() - one.at.getTime() ||
    (first.journal < second.journal ? 1 : first.journal > second.journal ? -1 : 0) ||
    Number(first.received) - Number(second.received)
  )
}

/** A cursor names a journal, or one side of it. */
function placeOf(after: string | undefined): Place | null {
  if (after === undefined) return null
  const place = decodePlace(after)
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(partsOf(place.id).journal)) return place
  throw new Refusal('invalidFields', { problems: [{ field: 'after', code: 'pattern' }] })
}

/** A page of both sources, merged by time. */
async function newestTransactions(
  db: Db,
  scope: BetweenScope,
  query: { after?: string | undefined; pageSize: number },
) {
  const list = keysetOf(query, 'journal.at', 'journal.id')
  const after = placeOf(query.after)
  const own = await ownJournals(db, scope)
    ?.select(['journal.id', 'journal.at', 'journal.type', 'journal.owner_id'])
    .select(['journal.cause_type', 'journal.cause_id', 'member.account', 'member.path'])
    .select(sql<string>`${movedAmount}::text`.as('amount'))
    .$if(after !== null, (rows) =>
      rows.where(
        sql<boolean>`(journal.at, journal.id) < (${after?.at}, ${after && partsOf(after.id).journal}::uuid)`,
      ),
    )
    .orderBy('journal.at', 'desc')
    .orderBy('journal.id', 'desc')
    .limit(list.limit)
    .execute()
  const found = [
    ...(own ?? []).map((row) => ({ ...row, amount: BigInt(row.amount) })),
    ...(await betweenRows(db, scope, after, list.limit)),
  ].toSorted(newestFirst)
  return list.page(found, (row) => ({ at: row.at, id: row.id }))
}

export const teamTransactionHandlers: Pick<Handlers, 'downlineTransactions'> = {
  async downlineTransactions({ query }, { db, platform, session, settings, now }) {
    const { brand } = settings
    const { currency, gmtOffsetMinutes } = brand
    const period = periodOf(query, now(), gmtOffsetMinutes)
    const only = query.account ? await teamAccount(db, session, { account: query.account }) : null
    const types: readonly ShownType[] = query.type ? [query.type] : downlineTransactionTypes
    const scope = { path: session.path, memberId: only?.id ?? null, currency, period, types }
    const { sort } = query
    const { rows, page } = sort
      ? await sortedTransactions(db, scope, { ...query, sort })
      : await newestTransactions(db, scope, query)
    const journalOf = (row: (typeof rows)[number]) => ({
      id: partsOf(row.id).journal,
      owner_id: row.owner_id,
    })
    const moved = await cashMovedBy(db, rows.map(journalOf), currency)
    const otherSide = await otherSidesOf(db, rows)
    await bringUp(platform)
    const asOf = await freshness(platform)
    const sums = only
      ? await ownMoney(db, [only.id], currency, period, gmtOffsetMinutes)
      : await teamMoney(db, brand, [session.memberId], period)
    const money = [...sums.filter(({ type }) => !isBetween(type)), ...(await betweenSums(db, scope))]
    return {
      asOf: asOf.toISOString(),
      rows: rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        account: row.account,
        level: levelBelow(session.path, row.path),
        type: row.type as ShownType,
        amount: wire(row.amount),
        ...moved(journalOf(row)),
        ...otherSide(row),
        reference: row.cause_id,
      })),
      totals: types.flatMap((type) => {
        const count = countOf(money, type)
        return count > 0 ? [{ type, count, amount: wire(amountOf(money, type)) }] : []
      }),
      page,
    }
  },
}
