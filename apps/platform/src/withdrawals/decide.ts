import type { Unit } from '../database/index.ts'
import { Refusal } from '../http/refusal.ts'
import type { Platform } from '../platform.ts'
import { order } from './gateway/order.ts'
import { identityAccepted, isIdentityShown, needsIdentity, waitForIdentity } from './identity.ts'
import { pay, release } from './progress.ts'
import { changeState, notifyWithdrawal, type Withdrawal } from './withdrawal.ts'

type Decision = 'approve' | 'requestDocument' | 'refuse'

/** Until when an operator who pays by hand should have paid. */
const hoursToPay = 24

/** States in which nothing was ordered yet. */
const undecided: ReadonlySet<string> = new Set(['requested', 'waitingKyc', 'riskReview'])

/** An operator decides on a locked withdrawal. False where that is too late. */
export async function decideWithdrawal(
  platform: Platform,
  unit: Unit,
  current: Withdrawal,
  decision: Decision,
  actor: string,
): Promise<boolean> {
  if (!undecided.has(current.state)) return false
  const reason = isIdentityShown(current) ? identityAccepted : undefined
  switch (decision) {
    case 'refuse':
      return release(platform, unit, current, { state: 'rejected' }, actor)
    case 'requestDocument': {
      if (current.state === 'riskReview') return false
      await waitForIdentity(platform, unit, current, reason ? 'documentRefused' : 'documentNeeded')
      return true
    }
    case 'approve':
      // The rule of withdrawals that no operator reviews; approving one with its document is accepting that.
      if (!reason && (await needsIdentity(platform, unit.trx, current)))
        throw new Refusal('wrongState', { params: { state: current.state, reason: 'documentNeeded' } })
      if (platform.settings.payoutGateway) await order(platform, unit, current, reason)
      else await approveByHand(platform, unit, current, reason)
      return true
  }
}

async function approveByHand(platform: Platform, unit: Unit, current: Withdrawal, reason?: string) {
  const at = platform.now()
  const nextUpdateAt = new Date(at.getTime() + hoursToPay * 3_600_000)
  const change = { state: 'approved', at, nextUpdateAt, ...(reason ? { reason } : {}) } as const
  if (await changeState(unit.trx, current, change)) await notifyWithdrawal(platform, unit, current)
}

/**
 * An operator paid a locked withdrawal by hand, or could not. False where it is not approved, or where a gateway was ordered to
 * pay it: only that one knows.
 */
export async function reportPayout(
  platform: Platform,
  unit: Unit,
  current: Withdrawal,
  outcome: 'paid' | 'failed',
  actor: string,
): Promise<boolean> {
  const ordered = await unit.trx
    .selectFrom('payout_order')
    .select('state')
    .where('member_id', '=', current.member_id)
    .where('withdrawal_id', '=', current.id)
    .executeTakeFirst()
  if (ordered || (current.state !== 'approved' && current.state !== 'sent')) return false
  let sent = current
  if (current.state === 'approved') {
    const at = platform.now()
    if (!(await changeState(unit.trx, current, { state: 'sent', at, nextUpdateAt: at }))) return false
    sent = { ...current, state: 'sent' }
  }
  if (outcome === 'failed')
    return release(platform, unit, sent, { state: 'failed', reason: 'bankDidNotPay' }, actor)
  await pay(platform, unit, sent, actor)
  return true
}
