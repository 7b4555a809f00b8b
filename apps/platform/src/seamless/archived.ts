import { Refusal } from '../http/refusal.ts'
import type { Asked, AtWork } from './movement.ts'

/** Refuses what speaks of a bet that was taken long ago and is in an archive now: it is over, whatever it ended as. */
export async function refuseArchived({ trx, session, vassalage }: AtWork, asked: Asked): Promise<void> {
  const taken = await trx
    .selectFrom('vendor_transaction')
    .select('at')
    .where('member_id', '=', session.member_id)
    .where('vassalage', '=', vassalage)
    .where('transaction_id', '=', asked.betTransactionId ?? '')
    .where('kind', '=', 'bet')
    .where('refused', 'is', null)
    .executeTakeFirst()
  if (taken) throw new Refusal('roundClosed', { reason: 'archived' })
}
