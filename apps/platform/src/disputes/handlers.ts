import { type Bill, describeBills, lockBill } from '../bills/bill.ts'
import type { Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { messagesOf, writeToDispute } from './dispute.ts'

/** A bill with a dispute, for one of its sides; bills of others are not found. */
async function requireSide(db: Db, bill: Bill | undefined, memberId: string): Promise<Bill> {
  if (!bill || (bill.party_id !== memberId && bill.upline_id !== memberId)) throw new Refusal('notFound')
  const dispute = await db
    .selectFrom('bill_dispute')
    .select('bill_id')
    .where('bill_id', '=', bill.id)
    .executeTakeFirst()
  if (!dispute) throw new Refusal('notFound')
  return bill
}

async function readDispute(db: Db, bill: Bill) {
  const [described] = await describeBills(db, [bill])
  if (!described?.dispute) throw new Refusal('notFound')
  const messages = await messagesOf(db, bill.id)
  return {
    dispute: described.dispute,
    messages: messages.map(({ author_id, account, text, at }) => ({
      by:
        author_id === null
          ? ('operator' as const)
          : author_id === bill.party_id
            ? ('party' as const)
            : ('payer' as const),
      account,
      text,
      at: at.toISOString(),
    })),
  }
}

export const disputeHandlers: Pick<Handlers, 'billDispute' | 'writeDispute'> = {
  async billDispute({ params }, { db, session }) {
    const row = await db.selectFrom('bill').selectAll().where('id', '=', params.id).executeTakeFirst()
    return readDispute(db, await requireSide(db, row, session.memberId))
  },

  async writeDispute({ params, body }, { unit, platform, session }) {
    const text = body.text.trim()
    if (text === '') throw new Refusal('invalidFields', { problems: [{ field: 'text', code: 'required' }] })
    const row = await lockBill(unit.trx, params.id)
    const bill = await requireSide(unit.trx, row, session.memberId)
    await writeToDispute(platform, unit, bill, session.memberId, text)
    return readDispute(unit.trx, bill)
  },
}
