import { type withdrawal, withdrawalStates } from '@baize/api/contract'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { Unit } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { wire } from '../wallet/wire.ts'
import { bankNamed, maskedNumber } from './banks.ts'
import { sendWithdrawalMessage } from './message.ts'
import type { WithdrawalState, WithdrawalTables } from './tables.ts'

export type Withdrawal = Selectable<WithdrawalTables['withdrawal']>
export type WithdrawalValue = z.output<typeof withdrawal>
type Profile = Platform['settings']['brand']['policyProfile']

/** Which states may follow a state; the others are ends. */
const edges: Partial<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  requested: ['waitingKyc', 'riskReview', 'approved', 'rejected', 'cancelled'],
  // A document is requested, submitted, and requested again where it is refused.
  waitingKyc: ['waitingKyc', 'approved', 'rejected', 'cancelled'],
  riskReview: ['approved', 'rejected'],
  approved: ['sent', 'rejected'],
  sent: ['confirmPending', 'failed'],
  confirmPending: ['completed', 'caseOpen'],
  caseOpen: ['completed'],
}

/** The purpose of an image of a payment that did not arrive. */
export const proofUse = 'withdrawal'

/** States that no other follows. The index `withdrawal_open` leaves out the same. */
export const endedStates: readonly WithdrawalState[] = withdrawalStates.filter((state) => !edges[state])

/** States in which the bank has not paid yet. */
export const unpaidStates = [
  'requested',
  'waitingKyc',
  'riskReview',
  'approved',
  'sent',
] as const satisfies readonly WithdrawalState[]

export const lockWithdrawal = (db: Db, id: string): Promise<Withdrawal | undefined> =>
  db.selectFrom('withdrawal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function addStep(
  db: Db,
  { id, member_id }: Pick<Withdrawal, 'id' | 'member_id'>,
  step: { state: WithdrawalState; at: Date; reason: string | null },
): Promise<void> {
  const { count } = await db
    .selectFrom('withdrawal_step')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', member_id)
    .where('withdrawal_id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('withdrawal_step')
    .values({ member_id, withdrawal_id: id, position: Number(count) + 1, ...step })
    .execute()
}

export interface Change {
  state: WithdrawalState
  at: Date
  reason?: string
  nextUpdateAt?: Date | null
  confirmBy?: Date | null
  received?: bigint
}

/** Takes a locked withdrawal to another state; false where no edge leads there. */
export async function changeState(db: Db, current: Withdrawal, change: Change): Promise<boolean> {
  if (!edges[current.state]?.includes(change.state)) return false
  const reason = change.reason ?? null
  await db
    .updateTable('withdrawal')
    .set({
      state: change.state,
      reason,
      next_update_at: change.nextUpdateAt ?? null,
      confirm_by: change.confirmBy ?? null,
      ...(change.received === undefined ? {} : { received: change.received }),
    })
    .where('member_id', '=', current.member_id)
    .where('id', '=', current.id)
    .execute()
  await addStep(db, current, { state: change.state, at: change.at, reason })
  return true
}

export interface Reader {
  readonly profile: Profile
  readonly language: string
}

/** Withdrawals as the contract shows them, with their histories, in the order of `rows`. */
export async function describeWithdrawals(
  db: Db,
  rows: readonly Withdrawal[],
  { profile, language }: Reader,
): Promise<WithdrawalValue[]> {
  if (rows.length === 0) return []
  const steps = await db
    .selectFrom('withdrawal_step')
    .selectAll()
    .where('member_id', 'in', [...new Set(rows.map((row) => row.member_id))])
    .where(
      'withdrawal_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('position')
    .execute()
  const images = await db
    .selectFrom('upload')
    .select(['id', 'use_id'])
    .where('use_type', '=', proofUse)
    .where(
      'use_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    amount: wire(row.amount),
    state: row.state,
    reason: row.reason,
    ...bankNamed(row.bank_code, language),
    accountNumberMasked: maskedNumber(row.account_number_tail),
    createdAt: row.created_at.toISOString(),
    nextUpdateAt: row.next_update_at?.toISOString() ?? null,
    confirmBy: row.confirm_by?.toISOString() ?? null,
    cancellable: (row.state === 'requested' || row.state === 'waitingKyc') && profile === 'standard',
    ...arrivedOf(row),
    images: images.filter((image) => image.use_id === row.id).map(({ id }) => id),
    history: steps
      .filter((step) => step.withdrawal_id === row.id)
      .map(({ state, at, reason }) => ({ state, at: at.toISOString(), reason })),
  }))
}

export async function readWithdrawal(db: Db, id: string, reader: Reader): Promise<WithdrawalValue> {
  const row = await db.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const [value] = await describeWithdrawals(db, [row], reader)
  if (!value) throw new Error('the withdrawal has no description')
  return value
}

/** Notifies the member's pages of the withdrawal's state, once the work is committed. */
export async function notifyWithdrawal(
  platform: Platform,
  unit: Unit,
  current: Pick<Withdrawal, 'id' | 'member_id'>,
): Promise<void> {
  const { policyProfile: profile, defaultLanguage: language } = platform.settings.brand
  const {
    bank: _bank,
    bankLanguage: _bankLanguage,
    ...payload
  } = await readWithdrawal(unit.trx, current.id, { profile, language })
  await recordEvent(platform.database, unit, {
    memberId: current.member_id,
    type: 'withdrawalChanged',
    payload,
  })
  await sendWithdrawalMessage(platform, unit, current)
}

/** What arrived of a withdrawal and what is missing, while it is investigated; once it is paid, nothing is missing. */
function arrivedOf({ state, amount, received }: { state: string; amount: bigint; received: bigint | null }) {
  if (received === null) return { received: null, remaining: null }
  if (state === 'completed') return { received: wire(amount), remaining: null }
  return { received: wire(received), remaining: wire(amount - received) }
}
