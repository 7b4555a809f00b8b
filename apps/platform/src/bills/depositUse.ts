import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/**
 * What a credited deposit paid of the dividends for which the account was frozen: payments that were forced after it,
 * until other money was deposited, and never more than the deposit. A payment is forced when the settlement job makes it
 * after its bill's time was over.
 */
export async function paidFromDeposit(db: Db, memberId: string, depositId: string): Promise<bigint> {
  const credit = await db
    .selectFrom('journal')
    .innerJoin('deposit', 'deposit.id', 'journal.cause_id')
    .select(['journal.at', 'deposit.credited'])
    .where('journal.owner_id', '=', memberId)
    .where('journal.type', '=', 'depositCredited')
    .where('journal.cause_id', '=', depositId)
    .executeTakeFirst()
  if (!credit?.credited) return 0n
  const next = await db
    .selectFrom('journal')
    .select(({ fn }) => fn.min('at').as('at'))
    .where('owner_id', '=', memberId)
    .where('type', '=', 'depositCredited')
    .where('at', '>', credit.at)
    .executeTakeFirst()
  let forced = db
    .selectFrom('journal')
    .innerJoin('posting', 'posting.journal_id', 'journal.id')
    .innerJoin('bill', 'bill.id', 'journal.cause_id')
    .select(sql<string>`coalesce(sum(posting.amount), 0)::text`.as('paid'))
    .where('journal.owner_id', '=', memberId)
    .where('journal.type', '=', 'contractPaid')
    .where('journal.actor', '=', 'job:settlement')
    .where('journal.at', '>=', credit.at)
    .where('posting.amount', '>', 0n)
    .where('bill.upline_id', '=', memberId)
    .where('bill.kind', '=', 'dividend')
    .whereRef('journal.at', '>=', 'bill.pay_by')
  if (next?.at) forced = forced.where('journal.at', '<', next.at)
  const { paid } = await forced.executeTakeFirstOrThrow()
  return least(BigInt(paid), credit.credited)
}
