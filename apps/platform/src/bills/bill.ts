import type { bill } from '@baize/api/contract'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { Contract } from '../contracts/contract.ts'
import { termsOf, wireRate } from '../contracts/wording.ts'
import type { Unit } from '../database/index.ts'
import { disputesOf } from '../disputes/describe.ts'
import { recordEvent } from '../events/index.ts'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { type BillResult, nothingOf } from '../settlement/bill.ts'
import type { Window } from '../settlement/windows.ts'
import { wire } from '../wallet/wire.ts'
import type { GatheredInputs } from './inputs.ts'
import type { BillState, BillTables, KeptInputs } from './tables.ts'

export type Bill = Selectable<BillTables['bill']>
export type BillValue = z.output<typeof bill>

/** States in which an upline still has to pay. */
export const owedStates = [
  'pendingReview',
  'insufficient',
  'partPaid',
  'denied',
] as const satisfies readonly BillState[]

/** States of a bill that do not have to be paid. */
export const nothingStates = [
  'notReached',
  'nothingToPay',
  'carriedLoss',
] as const satisfies readonly BillState[]

const oneDay = 86_400_000
/** Days after the window in which a bill is paid or collected. */
const daysToPay = { dividend: 2, salary: 1, platform: 30 }

const keepInputs = (inputs: GatheredInputs): KeptInputs => ({
  validBet: String(inputs.validBet),
  stake: String(inputs.stake),
  payout: String(inputs.payout),
  given: String(inputs.given),
  loss: String(inputs.loss),
  active: inputs.active,
  days: inputs.days,
  earlier: inputs.earlier.map(({ loss, sameMonth }) => ({ loss: String(loss), sameMonth })),
  played: inputs.played.map(({ tier, won, validBet }) => ({ tier, won, validBet: String(validBet) })),
})

/** The row of a bill. Everything in it but `changed_at` follows from contract, window and inputs. */
export function billRow(
  contract: Contract,
  window: Window,
  figures: { readonly inputs: GatheredInputs; readonly result: BillResult; readonly amount: bigint },
  adjustment: number,
  now: Date,
) {
  const { inputs, result, amount } = figures
  const days =
    contract.upline_id === null
      ? daysToPay.platform
      : contract.kind === 'dividend'
        ? daysToPay.dividend
        : daysToPay.salary
  const state: BillState =
    amount > 0n ? 'pendingReview' : amount < 0n ? 'pendingCollect' : nothingOf(termsOf(contract), inputs)
  return {
    id: `b-${contract.id}-${(window.from.getTime() / 1000).toString(36)}-${adjustment}`,
    contract_id: contract.id,
    party_id: contract.party_id,
    upline_id: contract.upline_id,
    kind: contract.kind,
    window_from: window.from,
    window_to: window.to,
    adjustment,
    inputs: JSON.stringify(keepInputs(inputs)),
    carried: String(result.carried),
    base: String(result.base),
    tier: result.tier,
    rate: Number(result.rate),
    amount,
    state,
    pay_by: new Date(window.to.getTime() + days * oneDay),
    answer_reason: null,
    answered_at: null,
    changed_at: now,
  }
}

export const lockBill = (db: Db, id: string): Promise<Bill | undefined> =>
  db.selectFrom('bill').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Bills as the contract shows them, in the order of `rows`. */
export async function describeBills(db: Db, rows: readonly Bill[]): Promise<BillValue[]> {
  const ids = [...new Set(rows.flatMap((row) => [row.party_id, row.upline_id ?? row.party_id]))]
  if (ids.length === 0) return []
  const people = await db.selectFrom('member').select(['id', 'account']).where('id', 'in', ids).execute()
  const disputes = await disputesOf(db, rows)
  const account = (id: string) => people.find((one) => one.id === id)?.account ?? ''
  return rows.map((row) => ({
    id: row.id,
    contractId: row.contract_id,
    kind: row.kind,
    from: row.window_from.toISOString(),
    to: row.window_to.toISOString(),
    adjustment: row.adjustment,
    account: account(row.party_id),
    issuer: row.upline_id === null ? 'platform' : 'upline',
    upline: row.upline_id === null ? null : account(row.upline_id),
    validBet: wire(BigInt(row.inputs.validBet)),
    stake: row.inputs.stake === undefined ? null : wire(BigInt(row.inputs.stake)),
    payout: row.inputs.payout === undefined ? null : wire(BigInt(row.inputs.payout)),
    given: row.inputs.given === undefined ? null : wire(BigInt(row.inputs.given)),
    loss: wire(BigInt(row.inputs.loss)),
    activeMembers: row.inputs.active,
    carried: wire(BigInt(row.carried)),
    base: wire(BigInt(row.base)),
    tier: row.tier,
    rate: wireRate(row.rate),
    amount: wire(row.amount),
    paid: wire(row.paid),
    state: row.state,
    payBy: row.pay_by.toISOString(),
    answer: row.answer,
    answerReason: row.answer_reason,
    dispute: disputes.get(row.id) ?? null,
  }))
}

/** Notifies both sides that bills between them have changed. */
export async function notifyBills(
  platform: Platform,
  unit: Unit,
  members: readonly (string | null)[],
): Promise<void> {
  for (const memberId of [...new Set(members)].filter((id) => id !== null).sort()) {
    await recordEvent(platform.database, unit, { memberId, type: 'billsChanged', payload: {} })
  }
}
