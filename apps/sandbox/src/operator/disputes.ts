import { lockBill } from '@baize/platform/bills/bill.ts'
import { gatherInputs } from '@baize/platform/bills/inputs.ts'
import { termsOf } from '@baize/platform/contracts/wording.ts'
import { transact, type Unit } from '@baize/platform/database/index.ts'
import { decideDispute } from '@baize/platform/disputes/dispute.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { billFor } from '@baize/platform/settlement/bill.ts'

const atOnce = 50
/** How long the operator takes over a bill that it pays itself. */
const deskMs = 86_400_000

/** Whether the bills of a window are what its play amounts to now. */
async function agreesWithPlay(platform: Platform, unit: Unit, billId: string): Promise<boolean> {
  const bill = await unit.trx
    .selectFrom('bill')
    .selectAll()
    .where('id', '=', billId)
    .executeTakeFirstOrThrow()
  const contract = await unit.trx
    .selectFrom('contract')
    .selectAll()
    .where('id', '=', bill.contract_id)
    .executeTakeFirstOrThrow()
  const billed = await unit.trx
    .selectFrom('bill')
    .select('amount')
    .where('contract_id', '=', bill.contract_id)
    .where('window_from', '=', bill.window_from)
    .execute()
  const window = { from: bill.window_from, to: bill.window_to }
  const inputs = await gatherInputs(unit.trx, platform.settings.brand, contract, window)
  return billFor(termsOf(contract), inputs).amount === billed.reduce((sum, { amount }) => sum + amount, 0n)
}

/**
 * The sandbox's operator: computes a disputed bill again once the sides had their time, or after a day where the
 * operator pays itself. An operator's own desk decides through its own tools.
 */
export async function decideOverdue(platform: Platform): Promise<void> {
  const now = platform.now()
  const due = await platform.db
    .selectFrom('bill_dispute')
    .innerJoin('bill', 'bill.id', 'bill_dispute.bill_id')
    .select('bill.id')
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('answer_by', '<=', now),
        eb.and([eb('bill.upline_id', 'is', null), eb('opened_at', '<=', new Date(now.getTime() - deskMs))]),
      ]),
    )
    .limit(atOnce)
    .execute()
  for (const { id } of due) {
    await transact(platform.database, async (unit) => {
      const bill = await lockBill(unit.trx, id)
      const dispute = await unit.trx
        .selectFrom('bill_dispute')
        .select('ended_at')
        .where('bill_id', '=', id)
        .executeTakeFirst()
      if (!bill || !dispute || dispute.ended_at !== null) return
      const outcome = (await agreesWithPlay(platform, unit, id)) ? 'rejected' : 'upheld'
      await decideDispute(platform, unit, bill, { outcome, text: '' })
    })
  }
}
