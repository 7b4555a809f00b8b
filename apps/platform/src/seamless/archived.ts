import { Refusal } from '../http/refusal.ts'
import type { Asked, AtWork } from './movement.ts'

/** Refuses movements of a bet that is in an archive: it has ended, in whatever state. */
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
