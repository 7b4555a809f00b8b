import type { deposit } from '@baize/api/contract'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import { findBonus } from '../bonus/definitions.ts'
import type { Unit } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import { textsIn } from '../games/names.ts'
import type { Db } from '../http/implement.ts'
import { sendMoneyMessage } from '../messages/moneyMessage.ts'
import type { MoneyNews } from '../messages/moneyTexts.ts'
import type { Platform } from '../platform.ts'
import { wire } from '../wallet/wire.ts'
import type { GivenLine } from './gateway/instructions.ts'
import { instructionsFor, payToOf } from './instructions.ts'
import type { DepositState, DepositTables } from './tables.ts'

export type Deposit = Selectable<DepositTables['deposit']>
export type DepositValue = z.output<typeof deposit>

/** Which states may follow a state; the others are ends. */
const edges: Partial<Record<DepositState, readonly DepositState[]>> = {
  created: ['pending', 'underReview', 'approved', 'rejected', 'expired'],
  pending: ['underReview', 'approved', 'rejected', 'expired'],
  underReview: ['approved', 'rejected'],
  // A payment that arrives after all is reviewed.
  expired: ['underReview'],
}

/** How long a deposit waits for its payment. */
export const timeToPay = 3_600_000

export const openStates = ['created', 'pending', 'underReview'] as const satisfies readonly DepositState[]

/** The deposit, locked until the end of the transaction. */
export const lockDeposit = (db: Db, id: string): Promise<Deposit | undefined> =>
  db.selectFrom('deposit').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function addStep(
  db: Db,
  { id, member_id }: Pick<Deposit, 'id' | 'member_id'>,
  step: { state: DepositState; at: Date; reason: string | null },
): Promise<void> {
  const { count } = await db
    .selectFrom('deposit_step')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', member_id)
    .where('deposit_id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('deposit_step')
    .values({ member_id, deposit_id: id, position: Number(count) + 1, ...step })
    .execute()
}

export interface Change {
  state: DepositState
  at: Date
  reason?: string
  credited?: bigint
  nextUpdateAt?: Date
}

/** Takes a locked deposit to another state; false where no edge leads there. */
export async function changeState(db: Db, current: Deposit, change: Change): Promise<boolean> {
  if (!edges[current.state]?.includes(change.state)) return false
  const reason = change.reason ?? null
  await db
    .updateTable('deposit')
    .set({
      state: change.state,
      reason,
      credited: change.credited ?? null,
      next_update_at: change.nextUpdateAt ?? null,
    })
    .where('member_id', '=', current.member_id)
    .where('id', '=', current.id)
    .execute()
  await addStep(db, current, { state: change.state, at: change.at, reason })
  return true
}

/** The languages in which a deposit is shown. */
export interface Reader {
  readonly platform: Platform
  readonly language: string
}

const bonusNamed = (id: string | null, language: string): Pick<DepositValue, 'bonus' | 'bonusLanguage'> => {
  const names = id === null ? undefined : findBonus(id)?.names
  if (!names) return { bonus: null }
  const { bonus, language: bonusLanguage } = textsIn({ bonus: names }, language)
  return bonusLanguage ? { bonus, bonusLanguage } : { bonus }
}

/** A gateway's instructions for deposits, by their ids; a deposit without a gateway's order is not in it. */
async function givenFor(
  db: Db,
  rows: readonly Deposit[],
): Promise<ReadonlyMap<string, readonly GivenLine[]>> {
  const orders = await db
    .selectFrom('deposit_order')
    .select(['deposit_id', 'instructions'])
    .where('member_id', 'in', [...new Set(rows.map((row) => row.member_id))])
    .where(
      'deposit_id',
      'in',
      rows.map((row) => row.id),
    )
    .execute()
  return new Map(orders.map(({ deposit_id, instructions }) => [deposit_id, instructions]))
}

/** Deposits as the contract shows them, with their histories, in the order of `rows`. */
export async function describeDeposits(
  db: Db,
  rows: readonly Deposit[],
  { platform, language }: Reader,
): Promise<DepositValue[]> {
  if (rows.length === 0) return []
  const steps = await db
    .selectFrom('deposit_step')
    .selectAll()
    .where('member_id', 'in', [...new Set(rows.map((row) => row.member_id))])
    .where(
      'deposit_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('position')
    .execute()
  const given = await givenFor(db, rows)
  return rows.map((row) => ({
    id: row.id,
    methodId: row.method_id,
    amount: wire(row.amount),
    credited: row.credited === null ? null : wire(row.credited),
    state: row.state,
    reason: row.reason,
    ...bonusNamed(row.bonus_id, language),
    createdAt: row.created_at.toISOString(),
    nextUpdateAt: row.next_update_at?.toISOString() ?? null,
    history: steps
      .filter((step) => step.deposit_id === row.id)
      .map(({ state, at, reason }) => ({ state, at: at.toISOString(), reason })),
    expiresAt:
      row.state === 'created' || row.state === 'pending'
        ? new Date(row.created_at.getTime() + timeToPay).toISOString()
        : null,
    payTo: payToOf(row, platform, given.get(row.id)),
    instructions: instructionsFor(row, platform, language, given.get(row.id)),
  }))
}

export async function readDeposit(db: Db, id: string, reader: Reader): Promise<DepositValue> {
  const row = await db.selectFrom('deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const [value] = await describeDeposits(db, [row], reader)
  if (!value) throw new Error('the deposit has no description')
  return value
}

/** Notifies the member's pages of the deposit's state, once the work is committed. */
export async function notifyDeposit(
  platform: Platform,
  unit: Unit,
  current: Pick<Deposit, 'id' | 'member_id'>,
): Promise<void> {
  const {
    bonus: _bonus,
    bonusLanguage: _bonusLanguage,
    instructions: _instructions,
    ...payload
  } = await readDeposit(unit.trx, current.id, {
    platform,
    language: platform.settings.brand.defaultLanguage,
  })
  await recordEvent(platform.database, unit, {
    memberId: current.member_id,
    type: 'depositChanged',
    payload,
  })
  await sendDepositMessage(platform, unit, current)
}

const newsOf: Partial<Record<DepositState, MoneyNews>> = {
  approved: 'depositCredited',
  rejected: 'depositRejected',
  expired: 'depositExpired',
}

/** Sends the message about how a deposit ended. */
async function sendDepositMessage(
  platform: Platform,
  unit: Unit,
  { id, member_id: memberId }: Pick<Deposit, 'id' | 'member_id'>,
): Promise<void> {
  const { state, amount, credited } = await unit.trx
    .selectFrom('deposit')
    .select(['state', 'amount', 'credited'])
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const news = newsOf[state]
  if (!news) return
  const message = {
    amount: credited ?? amount,
    page: `deposit?deposit=${id}`,
    cause: `deposit:${id}:${state}`,
  }
  await sendMoneyMessage(platform, unit, { memberId, news, ...message })
}
