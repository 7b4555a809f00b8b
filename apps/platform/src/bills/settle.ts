import { sql } from 'kysely'
import { betsArchivedBefore } from '../archive/betMark.ts'
import { type Contract, lockContract } from '../contracts/contract.ts'
import { termsOf } from '../contracts/wording.ts'
import { type Trx, transact } from '../database/index.ts'
import type { Platform } from '../platform.ts'
import type { Settings } from '../settings.ts'
import { billFor } from '../settlement/bill.ts'
import { earlierOf, laterOf, type Window, windowAt } from '../settlement/windows.ts'
import { type Bill, billRow, notifyBills } from './bill.ts'
import { gatherInputs } from './inputs.ts'

type Brand = Settings['brand']

/** Bets are counted by when they were settled; those whose work is still being committed are waited for. */
const graceSeconds = 10
const contractsAtOnce = 200
const windowsAtOnce = 50

/** The window that a contract has to be settled for next: from where it is settled to, in the part in which it is in force. */
export function nextWindow(contract: Contract, zone: number, close: Date): Window {
  const { from } = windowAt(contract.period, zone, new Date(close.getTime() - 1))
  const begins = laterOf(contract.valid_from ?? from, contract.settled_to ?? from)
  return { from: laterOf(from, begins), to: close }
}

/** Hours and five minutes in which nothing happened have no bill: there would be little else. */
const isEmpty = ({ period }: Contract, row: ReturnType<typeof billRow>): boolean =>
  (period === 'hourly' || period === 'fiveMinutes') &&
  row.amount === 0n &&
  row.inputs.includes('"validBet":"0"') &&
  row.inputs.includes('"active":0')

/**
 * Writes the bill of a window. It exists once, however often and concurrently this is done (I14); an existing bill is
 * not changed.
 */
export async function writeBill(
  trx: Trx,
  brand: Brand,
  contract: Contract,
  window: Window,
  now: Date,
): Promise<void> {
  const inputs = await gatherInputs(trx, brand, contract, window)
  const result = billFor(termsOf(contract), inputs)
  const row = billRow(contract, window, { inputs, result, amount: result.amount }, 0, now)
  if (isEmpty(contract, row)) return
  await trx
    .insertInto('bill')
    .values(row)
    .onConflict((conflict) => conflict.columns(['contract_id', 'window_from', 'adjustment']).doNothing())
    .execute()
}

/** Settles the next window of a contract that is locked, and says whether there was one to settle. */
export async function settleNext(
  trx: Trx,
  brand: Brand,
  contract: Contract,
  now: Date,
): Promise<Date | null> {
  const close = contract.next_close
  if (close === null || close > now) return null
  const zone = brand.gmtOffsetMinutes
  const window = nextWindow(contract, zone, close)
  if (window.from < window.to) await writeBill(trx, brand, contract, window, now)
  const following = windowAt(contract.period, zone, close).to
  const ended = contract.ends_at !== null && contract.ends_at <= close
  const next = ended ? null : earlierOf(following, contract.ends_at ?? following)
  await trx
    .updateTable('contract')
    .set({ settled_to: close, next_close: next })
    .where('id', '=', contract.id)
    .execute()
  return next
}

/**
 * Settles what a contract waits for, a limited number of windows a transaction; returns whether more of them wait. A
 * crash loses nothing that the next run would not find.
 */
async function settleSome(platform: Platform, id: string, until: Date): Promise<boolean> {
  return transact(platform.database, async (unit) => {
    let contract = await lockContract(unit.trx, id)
    const before = contract?.settled_to
    const waits = () => Boolean(contract?.next_close && contract.next_close <= until)
    for (let count = 0; contract?.next_close && waits() && count < windowsAtOnce; count += 1) {
      const close: Date = contract.next_close
      const next = await settleNext(unit.trx, platform.settings.brand, contract, until)
      contract = { ...contract, settled_to: close, next_close: next }
    }
    if (contract && contract.settled_to !== before) {
      await notifyBills(platform, unit, [contract.party_id, contract.upline_id])
    }
    return waits()
  })
}

export async function settleContract(platform: Platform, id: string, until: Date): Promise<void> {
  while (await settleSome(platform, id, until)) {}
}

/**
 * Settles every window that has closed, of every contract some in turn: after hours of downtime no contract of five
 * minutes waits for all periods of another. Any number of processes may do it, as often as they like.
 */
export async function settleDue(platform: Platform): Promise<void> {
  const until = new Date(platform.now().getTime() - graceSeconds * 1000)
  for (;;) {
    const due = await platform.db
      .selectFrom('contract')
      .select('id')
      .where('next_close', '<=', until)
      .orderBy('next_close')
      .limit(contractsAtOnce)
      .execute()
    if (due.length === 0) return
    for (const { id } of due) await settleSome(platform, id, until)
  }
}

/**
 * Computes a closed window again. A later difference is a bill of its own, above or below zero; the first
 * bill stays. One below zero is set off against what is paid next under the contract.
 */
export async function adjustBill(trx: Trx, brand: Brand, bill: Bill, now: Date): Promise<boolean> {
  const contract = await lockContract(trx, bill.contract_id)
  if (!contract) return false
  const window = { from: bill.window_from, to: bill.window_to }
  const inputs = await gatherInputs(trx, brand, contract, window)
  const result = billFor(termsOf(contract), inputs)
  const known = await trx
    .selectFrom('bill')
    .select([sql<string>`sum(amount)::text`.as('amount'), sql<number>`max(adjustment)::integer`.as('last')])
    .where('contract_id', '=', contract.id)
    .where('window_from', '=', window.from)
    .executeTakeFirstOrThrow()
  const amount = result.amount - BigInt(known.amount)
  if (amount === 0n) return false
  await trx
    .insertInto('bill')
    .values(billRow(contract, window, { inputs, result, amount }, known.last + 1, now))
    .execute()
  return true
}

const daysLookedBack = 3

/** How far back windows have changed: a bet that was made void lately may have been settled long before. */
async function earliestVoid({ db }: Platform, lookedBack: Date): Promise<Date> {
  const { first } = await db
    .selectFrom('bet')
    .select(({ fn }) => fn.min('settled_at').as('first'))
    .where('voided_at', '>', lookedBack)
    .executeTakeFirstOrThrow()
  return earlierOf(first ?? lookedBack, lookedBack)
}

/** Looks once more at the windows of the last days, and of bets made void in them, hour by hour. */
export async function adjustLate(platform: Platform): Promise<void> {
  const now = platform.now()
  const lookedBack = new Date(now.getTime() - daysLookedBack * 86_400_000)
  const since = await earliestVoid(platform, lookedBack)
  const betsBefore = (await betsArchivedBefore(platform.db)) ?? new Date(0)
  const closed = await platform.db
    .selectFrom('bill')
    .selectAll()
    .where('window_to', '>', since)
    // One that was settled before the clock was put back is open again, and settled when it has closed.
    .where('window_to', '<=', now)
    .where('adjustment', '=', 0)
    // Only a real-time salary reads bets, and of that time they are not all in the database.
    .where(({ eb, or }) => or([eb('kind', '<>', 'realtimeSalary'), eb('window_from', '>=', betsBefore)]))
    .execute()
  for (const bill of closed) {
    await transact(platform.database, async (unit) => {
      if (await adjustBill(unit.trx, platform.settings.brand, bill, now)) {
        await notifyBills(platform, unit, [bill.party_id, bill.upline_id])
      }
    })
  }
}
