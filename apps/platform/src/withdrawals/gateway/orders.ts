import type { Selectable } from 'kysely'
import { transact, type Unit } from '../../database/index.ts'
import { lookUp, secondsToNext, send } from '../../gateways/ask.ts'
import type { Gateway } from '../../gateways/gateway.ts'
import type { Db } from '../../http/implement.ts'
import type { Platform } from '../../platform.ts'
import { wire } from '../../wallet/wire.ts'
import { pay, release } from '../progress.ts'
import type { WithdrawalTables } from '../tables.ts'
import { changeState, lockWithdrawal, notifyWithdrawal } from '../withdrawal.ts'
import { type Known, readKnown } from './orderState.ts'

type Order = Selectable<WithdrawalTables['payout_order']>

const atOnce = 20
const hourMs = 3_600_000
/** Seconds until an order without a response is queried: longer than any response is waited for. */
const askAfter = 60
const maxWait = 900

const payoutActor = 'payoutGateway'

const later = (platform: Platform, seconds: number): Date =>
  new Date(platform.now().getTime() + seconds * 1_000)

const keyed = (db: Db, { member_id, withdrawal_id }: Order) =>
  db.updateTable('payout_order').where('member_id', '=', member_id).where('withdrawal_id', '=', withdrawal_id)

/** The gateway's state of an order advances the withdrawal, once. False where it contradicts an earlier one. */
export async function heed(platform: Platform, unit: Unit, id: string, known: Known): Promise<boolean> {
  const current = await lockWithdrawal(unit.trx, id)
  if (!current) return false
  const row = await unit.trx
    .selectFrom('payout_order')
    .selectAll()
    .where('member_id', '=', current.member_id)
    .where('withdrawal_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return false
  const { status } = known
  if (row.state === status || (status === 'accepted' && row.state === 'paid')) return true
  if (row.state === 'paid' || row.state === 'refused') return false
  const reference = known.reference ?? row.reference
  await keyed(unit.trx, row).set({ state: status, due_at: null, reference }).execute()
  if (status === 'refused') {
    const end =
      current.state === 'approved'
        ? ({ state: 'rejected', reason: 'accountRefusedByBank' } as const)
        : ({ state: 'failed', reason: 'bankDidNotPay' } as const)
    return release(platform, unit, current, end, payoutActor)
  }
  const at = platform.now()
  let sent = current
  if (current.state === 'approved') {
    const nextUpdateAt = new Date(at.getTime() + 24 * hourMs)
    await changeState(unit.trx, current, { state: 'sent', at, nextUpdateAt })
    sent = { ...current, state: 'sent' }
    await notifyWithdrawal(platform, unit, current)
  }
  if (status === 'paid') await pay(platform, unit, sent, payoutActor)
  return true
}

/**
 * Takes an order that is to be sent: whatever happens afterwards, it counts as sent until the gateway reports
 * otherwise.
 */
async function take(platform: Platform, row: Order): Promise<boolean> {
  const taken = await keyed(platform.db, row)
    .where('state', '=', 'toSend')
    .set({ state: 'sending', tries: row.tries + 1, due_at: later(platform, askAfter) })
    .returning('withdrawal_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Sends an order that is new, and queries one without a response. */
async function step(platform: Platform, gateway: Gateway, row: Order): Promise<void> {
  const { db, secrets, settings } = platform
  if (row.state === 'toSend') {
    if (!(await take(platform, row))) return
    const { id, amount, bank_code, account_name, account_number_sealed, created_at } = await db
      .selectFrom('withdrawal')
      .selectAll()
      .where('member_id', '=', row.member_id)
      .where('id', '=', row.withdrawal_id)
      .executeTakeFirstOrThrow()
    const ordered = {
      ...{ id, amount: wire(amount), currency: settings.brand.currency, bankCode: bank_code },
      accountName: account_name,
      accountNumber: secrets.open('withdrawal-account', account_number_sealed),
      createdAt: created_at.toISOString(),
    }
    const known = await send(platform, gateway, '/payouts', id, ordered, readKnown)
    if (known) await transact(platform.database, (unit) => heed(platform, unit, id, known))
    return
  }
  const known = await lookUp(platform, gateway, `/payouts/${row.withdrawal_id}`, readKnown)
  if (known && known !== 'none') {
    await transact(platform.database, (unit) => heed(platform, unit, row.withdrawal_id, known))
    return
  }
  const tries = row.tries + 1
  const again = later(platform, secondsToNext(askAfter, tries, maxWait))
  const next = known ? { state: 'toSend' as const, due_at: platform.now() } : { due_at: again, tries }
  await keyed(db, row).where('state', '=', 'sending').set(next).execute()
}

/** Processes the orders that are due; returns how many there were. */
export async function deliverOrders(platform: Platform, gateway: Gateway): Promise<number> {
  const due = await platform.db
    .selectFrom('payout_order')
    .selectAll()
    .where('due_at', '<=', platform.now())
    .orderBy('due_at')
    .limit(atOnce)
    .execute()
  for (const row of due) await step(platform, gateway, row)
  return due.length
}

/** Starts the delivery, where there is a gateway. */
export async function startPayouts(platform: Platform): Promise<void> {
  const gateway = platform.settings.payoutGateway
  if (gateway === null) return
  await platform.jobs.every('payouts', 2, async () => {
    await deliverOrders(platform, gateway)
  })
}
