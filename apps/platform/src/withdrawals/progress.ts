import type { Unit } from '../database/index.ts'
import { houseFor, postHold, voidHold } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { notifyUpline } from '../team/teamChanged.ts'
import { notifyBalance } from '../wallet/balance.ts'
import { notifyDocument } from './gateway/documents.ts'
import { order } from './gateway/order.ts'
import { isIdentityLate, needsIdentity, waitForIdentity } from './identity.ts'
import { type Progress, withdrawalProgress } from './progressJob.ts'
import { rememberAccount } from './remember.ts'
import {
  addStep,
  type Change,
  changeState,
  lockWithdrawal,
  notifyWithdrawal,
  type Withdrawal,
} from './withdrawal.ts'

/** The queue may be so much early: its moments are whole ms of another clock. */
const earlyMs = 1_000
const lookAgainSeconds = 15

/** Sends the withdrawal to the operator's gateway, which pays it. */
async function reviewForGateway(platform: Platform, unit: Unit, current: Withdrawal): Promise<void> {
  if (await needsIdentity(platform, unit.trx, current)) {
    return waitForIdentity(platform, unit, current, 'documentNeeded')
  }
  await order(platform, unit, current)
}

/** Takes the next step of a withdrawal, if it still waits for it. */
export async function progressWithdrawal(
  platform: Platform,
  unit: Unit,
  { withdrawalId, next }: Progress,
): Promise<void> {
  const current = await lockWithdrawal(unit.trx, withdrawalId)
  if (!current) return
  const { payouts } = platform.counterparts
  switch (next) {
    case 'review':
      // A review is of a request: a repeated job finds it further on.
      if (current.state !== 'requested') return
      if (platform.settings.payoutGateway !== null) return reviewForGateway(platform, unit, current)
      return payouts?.step(platform, unit, current, next)
    case 'notifyDocument':
      return notifyDocument(platform, unit, current)
    case 'giveUpIdentity':
      if (isIdentityLate(current, platform.now())) {
        await release(platform, unit, current, { state: 'rejected', reason: 'documentNotShown' })
      }
      return
    case 'remind':
      return remind(platform, unit, current)
    case 'autoConfirm':
      if (current.state === 'confirmPending') await confirmByTime(platform, unit, current)
      return
    default:
      return payouts?.step(platform, unit, current, next)
  }
}

/**
 * A payment is not confirmed before the time that its member was shown. The queue uses the database's clock: where
 * the platform's was put back meanwhile, the job runs too early, and is scheduled again.
 */
async function confirmByTime(platform: Platform, unit: Unit, current: Withdrawal): Promise<void> {
  const left = (current.confirm_by?.getTime() ?? 0) - platform.now().getTime()
  if (left <= earlyMs) return void (await complete(platform, unit, current, 'confirmedByTime'))
  const again = { withdrawalId: current.id, next: 'autoConfirm' } as const
  // Soon, not when it is time: the clock may be put right again.
  await platform.jobs.send(unit.trx, withdrawalProgress, again, { after: lookAgainSeconds })
}

/** The bank has paid: the held money leaves, and the member is asked whether it arrived. */
export async function pay(
  platform: Platform,
  unit: Unit,
  current: Withdrawal,
  actor = `job:${withdrawalProgress.name}`,
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
  await notifyWithdrawal(platform, unit, current)
  await notifyBalance(platform, unit, current.member_id)
  await notifyUpline(platform, unit, current.member_id)
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
  await notifyWithdrawal(platform, unit, current)
  return true
}

/** Reminds a member who has not confirmed. */
async function remind(platform: Platform, unit: Unit, current: Withdrawal): Promise<void> {
  if (current.state !== 'confirmPending') return
  await addStep(unit.trx, current, {
    state: 'confirmPending',
    at: platform.now(),
    reason: 'pleaseConfirm',
  })
  await notifyWithdrawal(platform, unit, current)
}

/** Ends a withdrawal that was not paid: the held money is returned. False where it is too late. */
export async function release(
  platform: Platform,
  unit: Unit,
  current: Withdrawal,
  end: Pick<Change, 'reason'> & { state: 'rejected' | 'failed' | 'cancelled' },
  actor = `job:${withdrawalProgress.name}`,
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
  await notifyWithdrawal(platform, unit, current)
  await notifyBalance(platform, unit, current.member_id)
  return true
}
