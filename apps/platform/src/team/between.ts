import type { downlineTransactionTypes } from '@baize/api/contract'
import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'
import type { Period } from '../records/days.ts'
import type { Place } from '../wallet/keyset.ts'
import { isWithin } from './subtree.ts'

/*
 * Money between accounts is one journal, whose owner is the one that pays. A team's list shows it from both sides, as
 * far as they are of the team: a row of the payer, and one of the receiver.
 */

const names = {
  transferSent: { paid: 'transferSent', received: 'transferReceived' },
  contractPaid: { paid: 'contractPaid', received: 'contractReceived' },
} as const

type Between = keyof typeof names
export type BetweenType = (typeof names)[Between]['paid' | 'received']

const journals = Object.entries(names) as [Between, (typeof names)[Between]][]

/** Whether a type of the list is one side of money between accounts. */
export const isBetween = (type: string): type is BetweenType =>
  journals.some(([, { paid, received }]) => type === paid || type === received)

/** The accounts, the period and the types of a list. */
export interface BetweenScope {
  readonly path: string
  readonly memberId: string | null
  readonly currency: string
  readonly period: Period
  readonly types: readonly (typeof downlineTransactionTypes)[number][]
}

function postingsOf(db: Db, { path, memberId, currency, period, types }: BetweenScope) {
  const sides = journals.flatMap(([journal, { paid, received }]) => [
    ...(types.includes(paid) ? [sql<boolean>`(journal.type = ${journal} AND posting.amount < 0)`] : []),
    ...(types.includes(received) ? [sql<boolean>`(journal.type = ${journal} AND posting.amount > 0)`] : []),
  ])
  if (sides.length === 0) return null
  return db
    .selectFrom('journal')
    .innerJoin('posting', 'posting.journal_id', 'journal.id')
    .innerJoin('account', (join) =>
      join.onRef('account.owner_id', '=', 'posting.owner_id').onRef('account.id', '=', 'posting.account_id'),
    )
    .innerJoin('member', 'member.id', 'posting.owner_id')
    .where('account.kind', '=', 'cash')
    .where('journal.currency', '=', currency)
    .where('journal.at', '>=', period.start)
    .where('journal.at', '<', period.end)
    .where(isWithin('member.path', path))
    .where(sql<boolean>`(${sql.join(sides, sql` OR `)})`)
    .$if(memberId !== null, (rows) => rows.where('posting.owner_id', '=', memberId ?? ''))
}

const sideOf = (amount: bigint) => (amount < 0n ? 'paid' : 'received')
const size = (amount: bigint) => (amount < 0n ? -amount : amount)

/** The journal of a row's id, and its side: of one journal the receiver's row is after the payer's. */
export function partsOf(id: string): { readonly journal: string; readonly received: boolean } {
  const [, journal = '', side] = /^([0-9a-f-]{36})(-in)?$/.exec(id) ?? []
  return { journal, received: side !== undefined }
}

/** Rows after a place in the list, newest first. */
export async function betweenRows(db: Db, scope: BetweenScope, after: Place | null, limit: number) {
  const found = postingsOf(db, scope)
  if (!found) return []
  const last = after && partsOf(after.id)
  const rows = await found
    .select(['journal.id', 'journal.at', 'journal.type', 'journal.cause_type', 'journal.cause_id'])
    .select(['posting.owner_id', 'posting.amount', 'member.account', 'member.path'])
    .$if(last !== null, (query) =>
      query.where(
        sql<boolean>`(journal.at, journal.id, posting.amount < 0) <
          (${after?.at}, ${last?.journal}::uuid, ${!last?.received})`,
      ),
    )
    .orderBy('journal.at', 'desc')
    .orderBy('journal.id', 'desc')
    .orderBy(sql`posting.amount < 0`, 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, type, amount, ...row }) => ({
    ...row,
    id: amount < 0n ? id : `${id}-in`,
    type: names[type as Between][sideOf(amount)],
    amount: size(amount),
  }))
}

/** The rows of both sides, not in order, for a list that is sorted by another value. */
export function betweenMovements(db: Db, scope: BetweenScope) {
  const isPaid = sql<boolean>`posting.amount < 0`
  const named = journals.flatMap(([journal, { paid, received }]) => [
    sql`WHEN journal.type = ${journal} AND ${isPaid} THEN ${paid}`,
    sql`WHEN journal.type = ${journal} THEN ${received}`,
  ])
  return postingsOf(db, scope)
    ?.select(
      sql<string>`CASE WHEN ${isPaid} THEN journal.id::text ELSE journal.id::text || '-in' END`.as('id'),
    )
    .select(['journal.id as journal_id', 'journal.at'])
    .select(sql<string>`CASE ${sql.join(named, sql` `)} END`.as('type'))
    .select(['journal.cause_type', 'journal.cause_id', 'posting.owner_id'])
    .select([sql<string>`abs(posting.amount)`.as('amount'), 'member.account', 'member.account_key'])
    .select('member.path')
}

/** Their sums, by type. */
export async function betweenSums(db: Db, scope: BetweenScope) {
  const found = postingsOf(db, scope)
  if (!found) return []
  const rows = await found
    .select([
      'journal.type',
      sql<boolean>`posting.amount < 0`.as('paid'),
      sql<bigint>`count(*)`.as('count'),
      sql<string>`sum(abs(posting.amount))::text`.as('amount'),
    ])
    .groupBy(['journal.type', sql`2`])
    .execute()
  return rows.map(({ type, paid, count, amount }) => ({
    type: names[type as Between][paid ? 'paid' : 'received'],
    count: Number(count),
    amount: BigInt(amount),
  }))
}
