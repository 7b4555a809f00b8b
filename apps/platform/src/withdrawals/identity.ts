import type { Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Platform } from '../platform.ts'
import { claimUploads } from '../uploads/uploads.ts'
import { withdrawalProgress } from './progressJob.ts'
import { changeState, notifyWithdrawal, type Withdrawal } from './withdrawal.ts'

/** The purpose of an image of an identity document. It is in no response again. */
export const identityUse = 'identity'

/** Days in which the document has to be submitted; then the money is returned. */
const daysToShow = 3
const dayMs = 86_400_000

const accepted = 'documentAccepted'
const shown = 'documentShown'

/** Whether a member's document was accepted before: one is enough. */
const isKnown = async (db: Db, memberId: string): Promise<boolean> =>
  (await db
    .selectFrom('withdrawal_step')
    .select('withdrawal_id')
    .where('member_id', '=', memberId)
    .where('reason', '=', accepted)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Whether a withdrawal has to wait for a document: its amount is above the operator's limit, or always does. */
export async function needsIdentity(
  { settings, counterparts }: Platform,
  db: Db,
  { amount, member_id }: Pick<Withdrawal, 'amount' | 'member_id'>,
): Promise<boolean> {
  if (settings.payoutGateway === null && counterparts.payouts?.needsIdentity(amount)) return true
  const { identityAbove } = settings
  return identityAbove !== null && amount > identityAbove && !(await isKnown(db, member_id))
}

/** Lets a withdrawal wait for a document, as far as its state allows. The clock ends what is never shown. */
export async function waitForIdentity(
  platform: Platform,
  unit: Unit,
  current: Withdrawal,
  reason: 'documentNeeded' | 'documentRefused',
): Promise<void> {
  const at = platform.now()
  const until = new Date(at.getTime() + daysToShow * dayMs)
  const change = { state: 'waitingKyc', at, reason, nextUpdateAt: until } as const
  if (!(await changeState(unit.trx, current, change))) return
  const job = { withdrawalId: current.id, next: 'giveUpIdentity' } as const
  await platform.jobs.send(unit.trx, withdrawalProgress, job, { after: until })
  await notifyWithdrawal(platform, unit, current)
}

/** Whether the document was not submitted by the announced time. */
export const isIdentityLate = (current: Withdrawal, now: Date): boolean =>
  current.state === 'waitingKyc' &&
  current.reason !== shown &&
  (current.next_update_at?.getTime() ?? 0) <= now.getTime()

/** The member submits a document: its images belong to the withdrawal, and an operator reviews them. */
export async function takeIdentity(
  platform: Platform,
  unit: Unit,
  current: Withdrawal,
  images: readonly string[],
): Promise<void> {
  if (current.state !== 'waitingKyc' || current.reason === shown) {
    throw new Refusal('wrongState', { params: { state: current.state } })
  }
  await claimUploads(unit.trx, current.member_id, images, { type: identityUse, id: current.id })
  const at = platform.now()
  const { payoutGateway, shortDelays } = platform.settings
  const judged = platform.counterparts.payouts !== undefined && payoutGateway === null
  const after = shortDelays ? 1 : 5
  const nextUpdateAt = new Date(at.getTime() + (judged ? (after + 10) * 1_000 : dayMs))
  await changeState(unit.trx, current, { state: 'waitingKyc', at, reason: shown, nextUpdateAt })
  if (judged || payoutGateway) {
    const next = judged ? 'judgeIdentity' : 'notifyDocument'
    await platform.jobs.send(unit.trx, withdrawalProgress, { withdrawalId: current.id, next }, { after })
  }
  await notifyWithdrawal(platform, unit, current)
}

/** Whether a document waits for a decision. */
export const isIdentityShown = ({ state, reason }: Withdrawal): boolean =>
  state === 'waitingKyc' && reason === shown

export const identityAccepted = accepted
