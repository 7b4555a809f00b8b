import { money } from '@baize/api/money'
import type { VendorWord } from '../counterparts.ts'
import type { Unit } from '../database/index.ts'
import { jobKind } from '../jobs/index.ts'
import { type AccountRef, cashOf, inTransitOf, post, vendorOf } from '../ledger/index.ts'
import { sendMoneyMessage } from '../messages/moneyMessage.ts'
import type { Platform } from '../platform.ts'
import { notifyBalance } from '../wallet/balance.ts'
import { changeState, lockWalletTransfer, notifyTransfer, type WalletTransfer } from './walletTransfer.ts'

/** The next step of a transfer: send it to the vendor, handle the response, or query it by its number. */
export const walletTransferStep = jobKind<{ transferId: string }>('walletTransfer.step')

const secondsToAsk = (fast: boolean) => (fast ? 1 : 15)

/** A transfer's source and destination. */
export function endsOf(transfer: Pick<WalletTransfer, 'member_id' | 'vassalage' | 'direction'>) {
  const main: AccountRef = cashOf(transfer.member_id)
  const vendor = vendorOf(transfer.member_id, transfer.vassalage)
  return transfer.direction === 'toVendor' ? { from: main, to: vendor } : { from: vendor, to: main }
}

/**
 * Does one step, if the transfer still waits for it. An ended transfer stays as it ended, however often it is
 * requested.
 */
export async function stepWalletTransfer(platform: Platform, unit: Unit, transferId: string): Promise<void> {
  const current = await lockWalletTransfer(unit.trx, transferId)
  const vendors = platform.counterparts.vendorWallets
  if (current?.state === 'created') await handOver(platform, unit, current)
  // No vendor keeps a wallet: the money is returned.
  else if (current?.state === 'sent')
    await hear(platform, unit, current, (await vendors?.move(unit.trx, current)) ?? 'refused')
  else if (current?.state === 'unknown')
    await hear(platform, unit, current, (await vendors?.ask(unit.trx, current)) ?? 'refused')
}

async function handOver(platform: Platform, unit: Unit, current: WalletTransfer): Promise<void> {
  const at = platform.now()
  const nextUpdateAt = new Date(at.getTime() + 10_000)
  if (!(await changeState(unit.trx, current, { state: 'sent', at, nextUpdateAt }))) return
  await platform.jobs.send(unit.trx, walletTransferStep, { transferId: current.id })
  await notifyTransfer(platform, unit, current)
}

async function hear(
  platform: Platform,
  unit: Unit,
  current: WalletTransfer,
  word: VendorWord,
): Promise<void> {
  if (word === 'timeout') return waitAndAsk(platform, unit, current)
  const at = platform.now()
  const done = word === 'done'
  const change = done
    ? ({ state: 'confirmed', at } as const)
    : ({ state: 'failed', at, reason: 'refusedByVendor' } as const)
  if (!(await changeState(unit.trx, current, change))) return
  const { from, to } = endsOf(current)
  await post(unit.trx, {
    type: done ? 'walletTransferConfirmed' : 'walletTransferReturned',
    owner: current.member_id,
    currency: platform.settings.brand.currency,
    postings: [{ from: inTransitOf(current.member_id), to: done ? to : from, amount: money(current.amount) }],
    cause: { type: 'walletTransfer', id: current.id },
    actor: `vendor:${current.vassalage}`,
    at,
  })
  await notifyTransfer(platform, unit, current)
  await notifyBalance(platform, unit, current.member_id)
  await sendMoneyMessage(platform, unit, {
    memberId: current.member_id,
    news: done ? 'walletTransferConfirmed' : 'walletTransferReturned',
    amount: current.amount,
    page: 'transfer',
    cause: `walletTransfer:${current.id}`,
  })
}

async function waitAndAsk(platform: Platform, unit: Unit, current: WalletTransfer): Promise<void> {
  const at = platform.now()
  const after = secondsToAsk(platform.settings.shortDelays)
  const nextUpdateAt = new Date(at.getTime() + (after + 10) * 1000)
  const first = await changeState(unit.trx, current, {
    ...{ state: 'unknown', at, nextUpdateAt },
    reason: 'vendorDidNotAnswer',
  })
  await platform.jobs.send(unit.trx, walletTransferStep, { transferId: current.id }, { after })
  if (first) await notifyTransfer(platform, unit, current)
}
