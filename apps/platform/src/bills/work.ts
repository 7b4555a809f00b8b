import { expireOffers } from '../contracts/expiry.ts'
import { transact } from '../database/index.ts'
import { decideOverdue } from '../disputes/sandboxDesk.ts'
import type { Platform } from '../platform.ts'
import { payByItself } from './automatic.ts'
import { closeOverdue, forcePayments } from './freeze.ts'
import { payBill } from './pay.ts'
import { adjustLate, settleDue } from './settle.ts'
import { warnOfShortages } from './shortage.ts'

const everySeconds = 15
const everyHour = 3_600

/** The sandbox's operator looks at what the platform itself owes: it is paid at once, or waits to be collected. */
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

/** One turn of settlement: windows that have closed, bills that can be paid, and those whose time is over. */
export async function settlementTurn(platform: Platform): Promise<void> {
  await expireOffers(platform)
  await settleDue(platform)
  if (platform.settings.sandbox) await reviewBills(platform)
  if (platform.settings.sandbox) await decideOverdue(platform)
  await payByItself(platform)
  await closeOverdue(platform)
  await forcePayments(platform)
}

/** Settlement goes on by itself, in one process of all that share the database. */
export async function startSettlement(platform: Platform): Promise<void> {
  const { jobs, settings } = platform
  await jobs.every('settlement', settings.sandboxFast ? 2 : everySeconds, () => settlementTurn(platform))
  await jobs.every('settlement.adjust', everyHour, () => adjustLate(platform))
  await jobs.every('settlement.shortage', everyHour, () => warnOfShortages(platform))
}
