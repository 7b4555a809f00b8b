import { settleContract } from '@baize/platform/bills/settle.ts'
import { settlementTurn } from '@baize/platform/bills/settlementJob.ts'
import type { Handlers } from '@baize/platform/http/implement.ts'
import { Refusal } from '@baize/platform/http/refusal.ts'
import { findMemberByAccount } from '@baize/platform/members/members.ts'
import { windowAt } from '@baize/platform/settlement/windows.ts'

export const closeEarlyHandlers: Pick<Handlers, 'sandboxSettlement'> = {
  /** The windows are cut at the end of the current five minutes; what is still played in them is an adjustment later. */
  async sandboxSettlement({ body }, { platform, db, settings, now }) {
    const zone = settings.brand.gmtOffsetMinutes
    const cut = windowAt('fiveMinutes', zone, now()).to
    let running = db
      .selectFrom('contract')
      .select(['id', 'next_close'])
      .where('next_close', 'is not', null)
      .where('valid_from', '<', cut)
    if (body.kind) running = running.where('kind', '=', body.kind)
    if (body.account !== undefined) {
      const member = await findMemberByAccount(db, body.account)
      if (!member) throw new Refusal('notFound')
      running = running.where('party_id', '=', member.id)
    }
    const rows = await running.orderBy('id').limit(1_000).execute()
    for (const { id, next_close } of rows) {
      if (next_close && next_close > cut) {
        await db
          .updateTable('contract')
          .set({ next_close: cut })
          .where('id', '=', id)
          .where('next_close', '=', next_close)
          .execute()
      }
      await settleContract(platform, id, cut)
    }
    await settlementTurn(platform)
    return { closed: rows.length }
  },
}
