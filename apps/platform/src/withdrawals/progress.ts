import type { Unit } from '../database/index.ts'
import { houseFor, postHold, voidHold } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { tellUpline } from '../team/teamChanged.ts'
import { tellBalance } from '../wallet/balance.ts'
import { addStep, type Change, changeState, lockWithdrawal, tellWithdrawal, type Withdrawal } from './book.ts'
import { tellDocument } from './gateway/documents.ts'
import { order } from './gateway/order.ts'
import {
  acceptsIdentity,
  identityAccepted,
  isIdentityLate,
  isIdentityShown,
  needsIdentity,
  waitForIdentity,
} from './identity.ts'
import { rememberAccount } from './remember.ts'
import { cents, type Progress, secondsBetweenSteps, withdrawalProgress } from './sandboxPlan.ts'

/** The queue may be so much early: its moments are whole ms of another clock. */
const earlyMs = 1_000
const lookAgainSeconds = 15

/** What was asked for goes on to the operator's gateway, which pays it. */
async function reviewForGateway(platform: Platform, unit: Unit, current: Withdrawal): Promise<void> {
  if (await needsIdentity(platform, unit.trx, current)) {
    return waitForIdentity(platform, unit, current, 'documentNeeded')
  }
  await order(platform, unit, current)
}

/** Does one step of the sandbox's work, or of the clock's, if the withdrawal still waits for it. */
export async function progressWithdrawal(platform: Platform, unit: Unit, progress: Progress): Promise<void> {
  const current = await lockWithdrawal(unit.trx, progress.withdrawalId)
  if (!current) return
  // A review is of a request: a turn that comes again finds it further on.
  if (progress.next === 'review' && current.state !== 'requested') return
  if (progress.next === 'review' && platform.settings.payoutGateway !== null) {
    await reviewForGateway(platform, unit, current)
  } else if (progress.next === 'review' && cents(current.amount) === 2n) {
    await release(platform, unit, current, { state: 'rejected', reason: 'accountRefusedByBank' })
  } else if (progress.next === 'review' && (await needsIdentity(platform, unit.trx, current))) {
    await waitForIdentity(platform, unit, current, 'documentNeeded')
  } else if (progress.next === 'judgeIdentity') {
    await judgeIdentity(platform, unit, current)
  } else if (progress.next === 'tellDocument') {
    await tellDocument(platform, unit, current)
  } else if (progress.next === 'giveUpIdentity') {
    if (isIdentityLate(current, platform.now())) {
      await release(platform, unit, current, { state: 'rejected', reason: 'documentNotShown' })
    }
  } else if (progress.next === 'review' && cents(current.amount) === 3n) {
    await advance(platform, unit, current, 'riskReview', 'decide')
  } else if (progress.next === 'review' || progress.next === 'decide') {
    await advance(platform, unit, current, 'approved', 'send')
  } else if (progress.next === 'send') {
    await advance(platform, unit, current, 'sent', 'pay')
  } else if (progress.next === 'pay' && cents(current.amount) === 4n) {
    await release(platform, unit, current, { state: 'failed', reason: 'bankDidNotPay' })
  } else if (progress.next === 'pay') {
    await pay(platform, unit, current)
  } else if (progress.next === 'remind') {
    await remind(platform, unit, current)
  } else if (progress.next === 'closeCase') {
    if (current.state === 'caseOpen') await complete(platform, unit, current, 'closedByBank')
  } else if (current.state === 'confirmPending') {
    await confirmByTime(platform, unit, current)
  }
}

/**
 * Nobody's payment is confirmed before the moment that they were told. The queue goes by the database's clock: where
 * the platform's was put back meanwhile, the queue comes too early, and is asked to come again.
 */
async function confirmByTime(platform: Platform, unit: Unit, current: Withdrawal): Promise<void> {
  const left = (current.confirm_by?.getTime() ?? 0) - platform.now().getTime()
  if (left <= earlyMs) return void (await complete(platform, unit, current, 'confirmedByTime'))
  const again = { withdrawalId: current.id, next: 'autoConfirm' } as const
  // Soon, not when it is time: the clock may be put right again.
  await platform.jobs.send(unit.trx, withdrawalProgress, again, { after: lookAgainSeconds })
}

/** The reviewer has looked at a document: the withdrawal goes on, or waits for another one. */
async function judgeIdentity(platform: Platform, unit: Unit, current: Withdrawal): Promise<void> {
  if (!isIdentityShown(current)) return
  if (acceptsIdentity(current)) await advance(platform, unit, current, 'approved', 'send', identityAccepted)
  else await waitForIdentity(platform, unit, current, 'documentRefused')
}

async function advance(
  platform: Platform,
  unit: Unit,
  current: Withdrawal,
  state: 'riskReview' | 'approved' | 'sent',
  next: 'decide' | 'send' | 'pay',
  reason?: string,
): Promise<void> {
  const at = platform.now()
  const after = secondsBetweenSteps(platform.settings.sandboxFast)
  const nextUpdateAt = new Date(at.getTime() + (after + 10) * 1000)
  if (!(await changeState(unit.trx, current, { state, at, nextUpdateAt, ...(reason ? { reason } : {}) })))
    return
  await platform.jobs.send(unit.trx, withdrawalProgress, { withdrawalId: current.id, next }, { after })
  await tellWithdrawal(platform, unit, current)
}

/** The bank has paid: the held money leaves, and the member is asked whether it came. */
export async function pay(
  platform: Platform,
  unit: Unit,
  current: Withdrawal,
  actor = 'sandbox',
): Promise<void> {
  const at = platform.now()
  const minutes = autoConfirmMinutes(platform)
  const confirmBy = minutes === null ? null : new Date(at.getTime() + minutes * 60_000)
  const change = { state: 'confirmPending', at, confirmBy, nextUpdateAt: confirmBy } as const
  if (!(await changeState(unit.trx, current, change))) return
  await postHold(unit.trx, {
    type: 'withdrawalPaid',
    owner: current.member_id,
    hold: current.hold_id,
    to: houseFor(current.member_id, 'psp.clearing'),
    cause: { type: 'withdrawal', id: current.id },
    actor,
    at,
  })
  // Where no clock may confirm it, one reminds.
  const next = confirmBy ? 'autoConfirm' : 'remind'
  const after = confirmBy ?? new Date(at.getTime() + platform.settings.withdrawalConfirmMinutes * 60_000)
  await platform.jobs.send(unit.trx, withdrawalProgress, { withdrawalId: current.id, next }, { after })
  await tellWithdrawal(platform, unit, current)
  await tellBalance(platform, unit, current.member_id)
  await tellUpline(platform, unit, current.member_id)
}

/** Minutes after which an unanswered payment counts as received; null where policy forbids it. */
export function autoConfirmMinutes({ settings }: Pick<Platform, 'settings'>): number | null {
  return settings.brand.policyProfile === 'standard' ? settings.withdrawalConfirmMinutes : null
}

export async function complete(
  platform: Platform,
  unit: Unit,
  current: Withdrawal,
  reason: 'confirmedByTime' | 'confirmedByMember' | 'closedByBank',
): Promise<boolean> {
  const done = await changeState(unit.trx, current, { state: 'completed', at: platform.now(), reason })
  if (!done) return false
  await rememberAccount(platform, unit, current)
  await tellWithdrawal(platform, unit, current)
  return true
}

/** Asks a member who has said nothing once more. */
async function remind(platform: Platform, unit: Unit, current: Withdrawal): Promise<void> {
  if (current.state !== 'confirmPending') return
  await addStep(unit.trx, current, {
    state: 'confirmPending',
    at: platform.now(),
    reason: 'pleaseConfirm',
  })
  await tellWithdrawal(platform, unit, current)
}

/** The sandbox's bank pays what was missing of amounts in .07; other cases stay open. */
export async function closeCaseLater(platform: Platform, unit: Unit, current: Withdrawal): Promise<void> {
  if (platform.settings.payoutGateway !== null || cents(current.amount) !== 7n) return
  const after = platform.settings.sandboxFast ? 1 : 10
  await platform.jobs.send(
    unit.trx,
    withdrawalProgress,
    { withdrawalId: current.id, next: 'closeCase' },
    { after },
  )
}

/** Ends a withdrawal that was not paid: the held money goes back. False where it is too late. */
export async function release(
  platform: Platform,
  unit: Unit,
  current: Withdrawal,
  end: Pick<Change, 'reason'> & { state: 'rejected' | 'failed' | 'cancelled' },
  actor = 'sandbox',
): Promise<boolean> {
  const at = platform.now()
  if (!(await changeState(unit.trx, current, { ...end, at }))) return false
  await voidHold(unit.trx, {
    type: 'withdrawalReleased',
    owner: current.member_id,
    hold: current.hold_id,
    cause: { type: 'withdrawal', id: current.id },
    actor: end.state === 'cancelled' ? current.member_id : actor,
    at,
  })
  await tellWithdrawal(platform, unit, current)
  await tellBalance(platform, unit, current.member_id)
  return true
}
