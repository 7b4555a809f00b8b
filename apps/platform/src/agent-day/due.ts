import { type ExpressionBuilder, sql } from 'kysely'
import { owedStates } from '../bills/bill.ts'
import type { Schema } from '../database/schema.ts'
import type { Db } from '../http/implement.ts'
import type { Settings } from '../settings.ts'
import type { ContractKind } from '../settlement/terms.ts'

/** Bills of one kind that are to be paid by one date. */
export interface DueBills {
  readonly kind: ContractKind
  readonly payBy: Date
  readonly count: number
  readonly amount: bigint
}

/** Whether a bill is one that an agent still owes a downline. A regulated brand has dividends only. */
const isOwedBy =
  (memberId: string, { policyProfile }: Pick<Settings['brand'], 'policyProfile'>) =>
  (eb: ExpressionBuilder<Schema, 'bill'>) =>
    eb.and([
      eb('bill.upline_id', '=', memberId),
      eb('bill.state', 'in', owedStates),
      eb('bill.amount', '>', 0n),
      ...(policyProfile === 'regulated' ? [eb('bill.kind', '=', 'dividend')] : []),
    ])

/** What an agent owes its downlines, by kind and due date, first due first. */
export async function dueBills(
  db: Db,
  brand: Pick<Settings['brand'], 'policyProfile'>,
  memberId: string,
): Promise<DueBills[]> {
  const rows = await db
    .selectFrom('bill')
    .select([
      'kind',
      'pay_by',
      sql<bigint>`count(*)`.as('count'),
      sql<string>`sum(amount - paid)::text`.as('amount'),
    ])
    .where(isOwedBy(memberId, brand))
    .groupBy(['kind', 'pay_by'])
    .orderBy('pay_by')
    .orderBy('kind')
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    payBy: row.pay_by,
    count: Number(row.count),
    amount: BigInt(row.amount),
  }))
}

export const sumOfDue = (rows: readonly Pick<DueBills, 'count' | 'amount'>[]) =>
  rows.reduce((sum, row) => ({ count: sum.count + row.count, amount: sum.amount + row.amount }), {
    count: 0,
    amount: 0n,
  })
