import type { paymentOrders } from '@baize/api/contract'
import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'
import { dayAt, periodOf } from '../records/days.ts'

export type PaymentOrder = (typeof paymentOrders)[number]

/** The rules by which bills to downlines are paid automatically. */
export interface PaymentRules {
  /** What stays in the balance. */
  readonly reserve: bigint
  /** The most of one day; null for no limit. */
  readonly dayCap: bigint | null
  readonly order: PaymentOrder
}

/** Who pays by the rules, in the ledger. A payment that is forced after a freeze follows no rules. */
export const automatic = 'job:automaticPayment'

const plain: PaymentRules = { reserve: 0n, dayCap: null, order: 'oldest' }

/** The rules of an agent; `lock` has payments of one agent follow one another, so that none passes the limit of a day. */
export async function rulesOf(db: Db, memberId: string, lock = false): Promise<PaymentRules> {
  const row = await db
    .selectFrom('payment_rule')
    .select(['reserve', 'day_cap', 'pay_order'])
    .where('member_id', '=', memberId)
    .$if(lock, (asked) => asked.forUpdate())
    .executeTakeFirst()
  return row ? { reserve: row.reserve, dayCap: row.day_cap, order: row.pay_order } : plain
}

export async function keepRules(db: Db, memberId: string, rules: PaymentRules, now: Date): Promise<void> {
  const row = { reserve: rules.reserve, day_cap: rules.dayCap, pay_order: rules.order, changed_at: now }
  await db
    .insertInto('payment_rule')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute()
}

/** What was paid automatically today, as the ledger has it. */
export async function paidToday(
  db: Db,
  memberId: string,
  now: Date,
  gmtOffsetMinutes: number,
): Promise<bigint> {
  const today = dayAt(now, gmtOffsetMinutes)
  const { start } = periodOf({ from: today, to: today }, now, gmtOffsetMinutes)
  const { paid } = await db
    .selectFrom('journal')
    .innerJoin('posting', 'posting.journal_id', 'journal.id')
    .select(sql<string>`coalesce(sum(posting.amount), 0)::text`.as('paid'))
    .where('journal.owner_id', '=', memberId)
    .where('journal.type', '=', 'contractPaid')
    .where('journal.actor', '=', automatic)
    .where('journal.at', '>=', start)
    .where('posting.amount', '>', 0n)
    .executeTakeFirstOrThrow()
  return BigInt(paid)
}
