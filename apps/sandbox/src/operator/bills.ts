import { payBill } from '@baize/platform/bills/pay.ts'
import { transact } from '@baize/platform/database/index.ts'
import type { Platform } from '@baize/platform/platform.ts'

/** The sandbox's operator reviews what the platform itself owes: it is paid at once, or waits to be collected. */
export async function reviewBills(platform: Platform): Promise<void> {
  const waiting = await platform.db
    .selectFrom('bill')
    .innerJoin('contract', 'contract.id', 'bill.contract_id')
    .select(['bill.id', 'contract.auto_pay'])
    .where('bill.state', '=', 'pendingReview')
    .where('bill.upline_id', 'is', null)
    .limit(500)
    .execute()
  for (const { id, auto_pay } of waiting) {
    await transact(platform.database, async (unit) => {
      if (auto_pay) return void (await payBill(platform, unit, id, { actor: 'sandbox', partial: false }))
      await unit.trx
        .updateTable('bill')
        .set({ state: 'pendingCollect', changed_at: platform.now() })
        .where('id', '=', id)
        .where('state', '=', 'pendingReview')
        .execute()
    })
  }
}
