import type { Bill } from '../bills/bill.ts'
import type { Db } from '../http/implement.ts'

const sideOf = (bill: Bill, lastBy: string | null) =>
  lastBy === null ? ('operator' as const) : lastBy === bill.party_id ? ('party' as const) : ('payer' as const)

/** The disputes of bills as lists show them, by bill. */
export async function disputesOf(db: Db, bills: readonly Bill[]) {
  const disputed = bills.filter(({ answer, answered_at }) => answer === 'disputed' || answered_at !== null)
  if (disputed.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('bill_dispute')
    .selectAll()
    .where(
      'bill_id',
      'in',
      disputed.map(({ id }) => id),
    )
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const bill = disputed.find(({ id }) => id === row.bill_id)
      if (!bill) return []
      return [
        [
          row.bill_id,
          {
            state: row.outcome ?? ('open' as const),
            answerBy: row.answer_by.toISOString(),
            lastBy: sideOf(bill, row.last_by),
          },
        ] as const,
      ]
    }),
  )
}
