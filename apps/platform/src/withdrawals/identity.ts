import type { Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Platform } from '../platform.ts'
import { claimUploads } from '../uploads/keep.ts'
import { changeState, tellWithdrawal, type Withdrawal } from './book.ts'
import { cents, withdrawalProgress } from './sandboxPlan.ts'

/** What a picture of an identity document is used for. Nobody sees it in an answer again. */
export const identityUse = 'identity'

/** Days in which the document has to be shown; then the money goes back. */
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

/** Whether a withdrawal has to wait for a document: it is above the operator's amount, or one of the sandbox's that always do. */
export async function needsIdentity(
  { settings }: Platform,
  db: Db,
  { amount, member_id }: Pick<Withdrawal, 'amount' | 'member_id'>,
): Promise<boolean> {
  if (settings.payoutGateway === null && settings.sandbox && (cents(amount) === 6n || cents(amount) === 8n))
    return true
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
  await tellWithdrawal(platform, unit, current)
}

/** Whether the document was not shown until the moment that the member was told. */
export const isIdentityLate = (current: Withdrawal, now: Date): boolean =>
  current.state === 'waitingKyc' &&
  current.reason !== shown &&
  (current.next_update_at?.getTime() ?? 0) <= now.getTime()

/** The member shows a document: its pictures go with the withdrawal, and somebody looks at them. */
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
  const { payoutGateway, sandboxFast } = platform.settings
  const sandbox = platform.settings.sandbox && payoutGateway === null
  const after = sandboxFast ? 1 : 5
  const nextUpdateAt = new Date(at.getTime() + (sandbox ? (after + 10) * 1_000 : dayMs))
  await changeState(unit.trx, current, { state: 'waitingKyc', at, reason: shown, nextUpdateAt })
  if (sandbox || payoutGateway) {
    const next = sandbox ? 'judgeIdentity' : 'tellDocument'
    await platform.jobs.send(unit.trx, withdrawalProgress, { withdrawalId: current.id, next }, { after })
  }
  await tellWithdrawal(platform, unit, current)
}

/** Whether the sandbox's reviewer has a document to look at. */
export const isIdentityShown = ({ state, reason }: Withdrawal): boolean =>
  state === 'waitingKyc' && reason === shown

/** The sandbox's reviewer refuses the document of an amount in .08 and accepts every other. */
export const acceptsIdentity = ({ amount }: Withdrawal): boolean => cents(amount) !== 8n

export const identityAccepted = accepted
