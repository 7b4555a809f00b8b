import type { Payouts } from '@baize/platform/counterparts.ts'
import type { Unit } from '@baize/platform/database/index.ts'
import type { Platform } from '@baize/platform/platform.ts'
import {
  identityAccepted,
  isIdentityShown,
  needsIdentity,
  waitForIdentity,
} from '@baize/platform/withdrawals/identity.ts'
import { complete, pay, release } from '@baize/platform/withdrawals/progress.ts'
import { type CounterpartStep, withdrawalProgress } from '@baize/platform/withdrawals/progressJob.ts'
import { changeState, notifyWithdrawal, type Withdrawal } from '@baize/platform/withdrawals/withdrawal.ts'

const actor = 'sandbox'
const secondsBetweenSteps = ({ settings }: Platform) => (settings.shortDelays ? 1 : 3)
const cents = (amount: bigint) => (amount / 100n) % 100n

/** The reviewer has decided on a document: the withdrawal is approved, or waits for another one. */
async function judgeIdentity(platform: Platform, unit: Unit, current: Withdrawal): Promise<void> {
  if (!isIdentityShown(current)) return
  if (cents(current.amount) === 8n) await waitForIdentity(platform, unit, current, 'documentRefused')
  else await advance(platform, unit, current, 'approved', 'send', identityAccepted)
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
  const after = secondsBetweenSteps(platform)
  const nextUpdateAt = new Date(at.getTime() + (after + 10) * 1000)
  if (!(await changeState(unit.trx, current, { state, at, nextUpdateAt, ...(reason ? { reason } : {}) })))
    return
  await platform.jobs.send(unit.trx, withdrawalProgress, { withdrawalId: current.id, next }, { after })
  await notifyWithdrawal(platform, unit, current)
}

async function review(platform: Platform, unit: Unit, current: Withdrawal): Promise<void> {
  const kind = cents(current.amount)
  if (kind === 2n) {
    const end = { state: 'rejected', reason: 'accountRefusedByBank' } as const
    await release(platform, unit, current, end, actor)
  } else if (await needsIdentity(platform, unit.trx, current)) {
    await waitForIdentity(platform, unit, current, 'documentNeeded')
  } else if (kind === 3n) await advance(platform, unit, current, 'riskReview', 'decide')
  else await advance(platform, unit, current, 'approved', 'send')
}

async function step(
  platform: Platform,
  unit: Unit,
  current: Withdrawal,
  next: 'review' | CounterpartStep,
): Promise<void> {
  switch (next) {
    case 'review':
      return review(platform, unit, current)
    case 'judgeIdentity':
      return judgeIdentity(platform, unit, current)
    case 'decide':
      return advance(platform, unit, current, 'approved', 'send')
    case 'send':
      return advance(platform, unit, current, 'sent', 'pay')
    case 'pay':
      if (cents(current.amount) !== 4n) return pay(platform, unit, current, actor)
      await release(platform, unit, current, { state: 'failed', reason: 'bankDidNotPay' }, actor)
      return
    case 'closeCase':
      if (current.state === 'caseOpen') await complete(platform, unit, current, 'closedByBank')
  }
}

/** The cents of an amount decide what reviewer and bank do; docs/sandbox.md lists them. */
export const payouts: Payouts = {
  secondsToReview({ settings }, amount) {
    // .05 waits, so that it can be cancelled.
    if (cents(amount) === 5n) return settings.shortDelays ? 6 : 60
    return settings.shortDelays ? 1 : 3
  },
  needsIdentity: (amount) => cents(amount) === 6n || cents(amount) === 8n,
  step,
  async caseOpened(platform, unit, current) {
    if (cents(current.amount) !== 7n) return
    const after = platform.settings.shortDelays ? 1 : 10
    const job = { withdrawalId: current.id, next: 'closeCase' } as const
    await platform.jobs.send(unit.trx, withdrawalProgress, job, { after })
  },
}
