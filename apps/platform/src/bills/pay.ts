import { money } from '@baize/api/money'
import type { Trx, Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import { balanceOf, cashOf, houseFor, LedgerError, post, setFrozen } from '../ledger/index.ts'
import { sendMoneyMessage } from '../messages/moneyMessage.ts'
import type { Platform } from '../platform.ts'
import { notifyBalance } from '../wallet/balance.ts'
import { type Bill, lockBill, notifyBills } from './bill.ts'
import type { BillState } from './tables.ts'

const cent = 100n
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** Uses what later corrections took from bills of the same contract against this one. */
async function setOff(trx: Trx, bill: Bill, now: Date): Promise<bigint> {
  const open = await trx
    .selectFrom('bill')
    .selectAll()
    .where('contract_id', '=', bill.contract_id)
    .where('amount', '<', 0n)
    .where('state', '=', 'pendingCollect')
    .orderBy('window_from')
    .orderBy('adjustment')
    .forUpdate()
    .execute()
  let left = bill.amount - bill.paid
  for (const other of open) {
    const used = least(left, other.paid - other.amount)
    if (used <= 0n) continue
    const paid = other.paid - used
    await trx
      .updateTable('bill')
      .set({ paid, state: paid === other.amount ? 'issued' : 'pendingCollect', changed_at: now })
      .where('id', '=', other.id)
      .execute()
    left -= used
  }
  return bill.amount - bill.paid - left
}

/** Moves the money. A frozen upline may pay what it owes, and nothing else. */
async function move(platform: Platform, unit: Unit, bill: Bill, amount: bigint, actor: string, now: Date) {
  const { currency } = platform.settings.brand
  const { party_id: party, upline_id: upline } = bill
  const from = upline === null ? houseFor(party, 'house.agentCost') : cashOf(upline)
  const frozen = upline !== null && (await isFrozen(unit.trx, upline))
  if (frozen) await setFrozen(unit.trx, currency, from, 'dividend', false)
  await post(unit.trx, {
    type: 'contractPaid',
    owner: upline ?? party,
    currency,
    postings: [{ from, to: cashOf(party), amount: money(amount) }],
    cause: { type: 'bill', id: bill.id },
    actor,
    at: now,
  })
  if (frozen) await setFrozen(unit.trx, currency, from, 'dividend', true)
}

export const isFrozen = async (trx: Db, memberId: string): Promise<boolean> =>
  (await trx
    .selectFrom('upline_freeze')
    .select('id')
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()) !== undefined

export interface Payment {
  /** Who pays: a member's id, or `job:…`. */
  readonly actor: string
  /** Whether what there is may be paid where it is not enough. */
  readonly partial: boolean
  /** What stays in the upline's balance. @default 0 */
  readonly keep?: bigint
  /** The most that is moved; a bill of more waits. @default no limit */
  readonly most?: bigint | null
}

export interface Paid {
  readonly bill: string
  readonly state: BillState
  readonly moved: bigint
}

/**
 * Pays a bill as far as there is money for it; states stay true to what was paid. A denied bill stays denied until it
 * is paid in full. Null for one that is not to be paid.
 */
export async function payBill(
  platform: Platform,
  unit: Unit,
  id: string,
  { actor, partial, keep = 0n, most = null }: Payment,
): Promise<Paid | null> {
  const { trx } = unit
  const now = platform.now()
  const bill = await lockBill(trx, id)
  if (!bill || bill.amount <= 0n || bill.state === 'issued' || bill.state === 'expired') return null
  const used = await setOff(trx, bill, now)
  const owed = bill.amount - bill.paid - used
  let moved = owed
  let held = false
  if (bill.upline_id !== null && owed > 0n) {
    const { currency } = platform.settings.brand
    const balance = await balanceOf(trx, currency, cashOf(bill.upline_id))
    const there = balance > keep ? balance - keep : 0n
    if (there < owed) moved = partial ? (there / cent) * cent : 0n
    held = balance >= owed && (there < owed || (most !== null && owed > most))
    if (most !== null && moved > most) moved = 0n
  }
  if (moved > 0n) {
    try {
      await move(platform, unit, bill, moved, actor, now)
    } catch (error) {
      // The money was spent meanwhile.
      if (!(error instanceof LedgerError) || error.code !== 'insufficientFunds') throw error
      moved = 0n
    }
  }
  const paid = bill.paid + used + moved
  // There is enough, and the upline's own rules keep it back: that is no want of money.
  const state = held && paid === bill.paid ? bill.state : stateAfter(bill, paid)
  // Repeated attempts report only what is new.
  if (paid === bill.paid && state === bill.state) return { bill: bill.id, state, moved }
  await trx.updateTable('bill').set({ paid, state, changed_at: now }).where('id', '=', bill.id).execute()
  if (moved > 0n) {
    for (const memberId of [bill.party_id, bill.upline_id].filter((one) => one !== null).sort()) {
      await notifyBalance(platform, unit, memberId)
      // Bet by bet it is paid every five minutes: that is read in the bills, not in the inbox.
      if (memberId !== bill.party_id || bill.kind === 'realtimeSalary') continue
      await sendMoneyMessage(platform, unit, {
        memberId,
        news: 'contractReceived',
        amount: moved,
        page: 'transactions',
        cause: `bill:${bill.id}:paid:${paid}`,
        // Twenty-four a day are for the inbox.
        ...(bill.kind === 'hourSalary' && { push: [] }),
      })
    }
  }
  await notifyBills(platform, unit, [bill.party_id, bill.upline_id])
  return { bill: bill.id, state, moved }
}

function stateAfter(bill: Bill, paid: bigint): BillState {
  if (paid === bill.amount) return 'issued'
  if (bill.state === 'denied') return 'denied'
  return paid > 0n ? 'partPaid' : 'insufficient'
}
