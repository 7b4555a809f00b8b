import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'
import { wire } from '../wallet/wire.ts'

const wireCounted = (row: { readonly count: bigint; readonly amount: string }) => ({
  count: Number(row.count),
  amount: wire(BigInt(row.amount)),
})

/** Payments on bills of one side since a moment, and on how many bills. A bill's row changes with each of its payments. */
async function paidOnBills(db: Db, side: 'party_id' | 'upline_id', memberId: string, since: Date) {
  const row = await db
    .selectFrom('bill')
    .innerJoin('journal', (join) =>
      join.onRef('journal.cause_id', '=', 'bill.id').on('journal.cause_type', '=', 'bill'),
    )
    .innerJoin('posting', 'posting.journal_id', 'journal.id')
    .select([
      sql<bigint>`count(DISTINCT bill.id)`.as('count'),
      sql<string>`coalesce(sum(posting.amount), 0)::text`.as('amount'),
    ])
    .where(`bill.${side}`, '=', memberId)
    .where('bill.changed_at', '>=', since)
    .where('journal.at', '>=', since)
    .where('posting.amount', '>', 0n)
    .executeTakeFirstOrThrow()
  return wireCounted(row)
}

/** Own bills whose window has ended at a moment or since, and their results: days end at midnight. */
async function madeBills(db: Db, memberId: string, since: Date) {
  const row = await db
    .selectFrom('bill')
    .select([sql<bigint>`count(*)`.as('count'), sql<string>`coalesce(sum(amount), 0)::text`.as('amount')])
    .where('party_id', '=', memberId)
    .where('window_to', '>=', since)
    .where('changed_at', '>=', since)
    .where('amount', '>', 0n)
    .executeTakeFirstOrThrow()
  return wireCounted(row)
}

/** Downlines' responses to the contracts that the agent agreed with or offered them. */
async function contractsChanged(db: Db, memberId: string, since: Date, now: Date) {
  const answered = await db
    .selectFrom('contract_step')
    .innerJoin('contract', 'contract.id', 'contract_step.contract_id')
    .select(['contract_step.action', sql<bigint>`count(*)`.as('count')])
    .where('contract.upline_id', '=', memberId)
    .where('contract_step.at', '>=', since)
    .where('contract_step.action', 'in', ['accepted', 'rejected'])
    // An offer that the agent itself took back was not refused.
    .whereRef('contract_step.member_id', '=', 'contract.party_id')
    .groupBy('contract_step.action')
    .execute()
  const { ended } = await db
    .selectFrom('contract')
    .select(sql<bigint>`count(*)`.as('ended'))
    .where('upline_id', '=', memberId)
    .where('valid_from', 'is not', null)
    .where('ends_at', '>=', since)
    .where('ends_at', '<=', now)
    .where('end_reason', '!=', 'newVersion')
    .executeTakeFirstOrThrow()
  const count = (action: string) => Number(answered.find((row) => row.action === action)?.count ?? 0)
  return { accepted: count('accepted'), refused: count('rejected'), ended: Number(ended) }
}

/** What happened with the agent's bills and contracts since a moment. */
export async function changesSince(db: Db, memberId: string, since: Date, now: Date) {
  return {
    made: await madeBills(db, memberId, since),
    received: await paidOnBills(db, 'party_id', memberId, since),
    paidOn: await paidOnBills(db, 'upline_id', memberId, since),
    ...(await contractsChanged(db, memberId, since, now)),
  }
}
