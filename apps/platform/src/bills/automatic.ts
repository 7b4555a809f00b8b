import { sql } from 'kysely'
import { transact, type Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { owedStates } from './bill.ts'
import { type Paid, payBill } from './pay.ts'
import { automatic, type PaymentOrder, paidToday, rulesOf } from './rules.ts'

const billsAtOnce = 200

const owed = sql<bigint>`bill.amount - bill.paid`

const orders: Readonly<Record<PaymentOrder, ReturnType<typeof sql>>> = {
  oldest: sql`bill.window_from, bill.id`,
  dividendsFirst: sql`bill.kind = 'dividend' DESC, bill.window_from, bill.id`,
  smallest: sql`${owed}, bill.window_from, bill.id`,
}

/** Bills that are owed and paid automatically, before their time is over and after it. */
export const automaticBills = (db: Db) =>
  db
    .selectFrom('bill')
    .innerJoin('contract', 'contract.id', 'bill.contract_id')
    .where('bill.state', 'in', owedStates)
    .where('bill.upline_id', 'is not', null)
    .where('bill.amount', '>', 0n)
    .where('contract.auto_pay', '=', true)

/**
 * Those of them that can be paid: new ones, and those that the upline's money above its reserve, or a correction,
 * covers. An upline that is frozen pays what it is frozen for first, and that is forced.
 */
const ready = (db: Db, currency: string) =>
  automaticBills(db)
    .leftJoin('account', (join) =>
      join
        .onRef('account.owner_id', '=', 'bill.upline_id')
        .on('account.kind', '=', 'cash')
        .on('account.currency', '=', currency),
    )
    .leftJoin('payment_rule', 'payment_rule.member_id', 'bill.upline_id')
    .where(sql<boolean>`NOT coalesce(account.frozen, false)`)
    .where((eb) =>
      eb.or([
        eb('bill.state', '=', 'pendingReview'),
        sql<boolean>`${owed} <= coalesce(account.balance, 0) - coalesce(payment_rule.reserve, 0)`,
        eb.exists(
          eb
            .selectFrom('bill as correction')
            .select('correction.id')
            .whereRef('correction.contract_id', '=', 'bill.contract_id')
            .where('correction.amount', '<', 0n)
            .where('correction.state', '=', 'pendingCollect'),
        ),
      ]),
    )

/** Pays one bill as far as the upline's rules let it. */
async function payByRules(
  platform: Platform,
  unit: Unit,
  uplineId: string,
  billId: string,
): Promise<Paid | null> {
  const rules = await rulesOf(unit.trx, uplineId, true)
  let most = rules.dayCap
  if (most !== null) {
    const zone = platform.settings.brand.gmtOffsetMinutes
    most -= await paidToday(unit.trx, uplineId, platform.now(), zone)
    if (most < 0n) most = 0n
  }
  return payBill(platform, unit, billId, { actor: automatic, partial: false, keep: rules.reserve, most })
}

/** Bills of uplines whose contracts allow it are paid while there is money, for as long as they are owed. */
export async function payByItself(platform: Platform): Promise<void> {
  const { db } = platform
  const { currency } = platform.settings.brand
  const uplines = await ready(db, currency).select('bill.upline_id').distinct().execute()
  for (const { upline_id: uplineId } of uplines) {
    if (uplineId === null) continue
    const { order } = await rulesOf(db, uplineId)
    const bills = await ready(db, currency)
      .select('bill.id')
      .where('bill.upline_id', '=', uplineId)
      .orderBy(orders[order])
      .limit(billsAtOnce)
      .execute()
    for (const { id } of bills) {
      await transact(platform.database, (unit) => payByRules(platform, unit, uplineId, id))
    }
  }
}
