import type { CallValue, walletTransfer } from '@baize/api/contract'
import type { Selectable } from 'kysely'
import type { Unit } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { wire } from '../wallet/wire.ts'
import type { VendorWalletTables, WalletTransferState } from './tables.ts'

export type WalletTransfer = Selectable<VendorWalletTables['wallet_transfer']>
type Value = CallValue<typeof walletTransfer>

export const mainWallet = 'main'

/** Which states may follow a state; the others are ends. */
const edges: Partial<Record<WalletTransferState, readonly WalletTransferState[]>> = {
  created: ['sent'],
  sent: ['confirmed', 'failed', 'unknown'],
  unknown: ['confirmed', 'failed'],
}

export const openStates = ['created', 'sent', 'unknown'] as const satisfies readonly WalletTransferState[]

export const lockWalletTransfer = (db: Db, id: string): Promise<WalletTransfer | undefined> =>
  db.selectFrom('wallet_transfer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function addStep(
  db: Db,
  { id, member_id }: Pick<WalletTransfer, 'id' | 'member_id'>,
  step: { state: WalletTransferState; at: Date; reason: string | null },
): Promise<void> {
  const { count } = await db
    .selectFrom('wallet_transfer_step')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', member_id)
    .where('transfer_id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('wallet_transfer_step')
    .values({ member_id, transfer_id: id, position: Number(count) + 1, ...step })
    .execute()
}

/** Takes a locked transfer to another state; false where no edge leads there. */
export async function changeState(
  db: Db,
  current: WalletTransfer,
  change: { state: WalletTransferState; at: Date; reason?: string; nextUpdateAt?: Date },
): Promise<boolean> {
  if (!edges[current.state]?.includes(change.state)) return false
  const reason = change.reason ?? null
  await db
    .updateTable('wallet_transfer')
    .set({ state: change.state, reason, next_update_at: change.nextUpdateAt ?? null })
    .where('member_id', '=', current.member_id)
    .where('id', '=', current.id)
    .execute()
  await addStep(db, current, { state: change.state, at: change.at, reason })
  return true
}

export async function describeTransfers(db: Db, rows: readonly WalletTransfer[]): Promise<Value[]> {
  if (rows.length === 0) return []
  const steps = await db
    .selectFrom('wallet_transfer_step')
    .selectAll()
    .where('member_id', 'in', [...new Set(rows.map((row) => row.member_id))])
    .where(
      'transfer_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    fromWalletId: row.direction === 'toVendor' ? mainWallet : row.vassalage,
    toWalletId: row.direction === 'toVendor' ? row.vassalage : mainWallet,
    amount: wire(row.amount),
    state: row.state,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    nextUpdateAt: row.next_update_at?.toISOString() ?? null,
    history: steps
      .filter((step) => step.transfer_id === row.id)
      .map(({ state, at, reason }) => ({ state, at: at.toISOString(), reason })),
  }))
}

export async function readTransfer(db: Db, id: string, memberId: string): Promise<Value | undefined> {
  const row = await db
    .selectFrom('wallet_transfer')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row && (await describeTransfers(db, [row]))[0]
}

/** Notifies the member's pages of the transfer's state, once the work is committed. */
export async function notifyTransfer(
  platform: Platform,
  unit: Unit,
  { id, member_id: memberId }: Pick<WalletTransfer, 'id' | 'member_id'>,
): Promise<void> {
  const payload = await readTransfer(unit.trx, id, memberId)
  await recordEvent(platform.database, unit, { memberId, type: 'walletTransferChanged', payload })
}
