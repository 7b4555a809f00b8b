import { createHash, randomInt } from 'node:crypto'
import type { Bank } from '@baize/platform/counterparts.ts'
import type { Unit } from '@baize/platform/database/index.ts'
import { approve } from '@baize/platform/deposits/approve.ts'
import { addStep, changeState, type Deposit, lockDeposit } from '@baize/platform/deposits/deposit.ts'
import { type Line, lineLabels } from '@baize/platform/deposits/instructions.ts'
import { findMethod } from '@baize/platform/deposits/methods.ts'
import { hear, notifyOutcome, type Word } from '@baize/platform/deposits/paymentReport.ts'
import { jobKind } from '@baize/platform/jobs/index.ts'
import type { Platform } from '@baize/platform/platform.ts'

/** What the bank says about a transfer. Amounts are decimal digits of 1/10,000 units: jobs are JSON. */
type BankNotice =
  | { depositId: string; outcome: 'credited'; units: string; reason?: string }
  | { depositId: string; outcome: Word }

type Planned = { after: number; notice: BankNotice }

/** A notice, with those that follow it: they are queued once it is taken, as two that are due together have no order. */
type QueuedNotice = BankNotice & { then?: readonly Planned[] }

export const bankNotice = jobKind<QueuedNotice>('deposit.bankNotice')

/** A wallet's address that belongs to no one: made of the reference. */
const cryptoAddress = (reference: string) =>
  `SANDBOX${createHash('sha256').update(reference).digest('hex').slice(0, 27)}`

const account = { bank: 'Sandbox Bank', accountName: 'BAIZE SANDBOX', accountNumber: '000 1234 5678' }

function linesOf({ method_id, reference, details }: Deposit, publicUrl: string): readonly Line[] {
  const note: Line = { label: lineLabels.reference, value: reference, kind: 'copy' }
  switch (findMethod(method_id)?.kind) {
    case 'localBank':
      return [
        { label: lineLabels.bank, value: account.bank, kind: 'text' },
        { label: lineLabels.name, value: account.accountName, kind: 'copy' },
        { label: lineLabels.number, value: account.accountNumber, kind: 'copy' },
        note,
      ]
    case 'eWallet':
      return [{ label: lineLabels.wallet, value: '012 000 000', kind: 'copy' }, note]
    case 'card':
      return [{ label: lineLabels.page, value: `${publicUrl}/sandbox`, kind: 'link' }, note]
    case 'crypto':
      return [
        { label: lineLabels.network, value: details.network ?? '', kind: 'text' },
        { label: lineLabels.address, value: cryptoAddress(reference), kind: 'copy' },
      ]
    default:
      return []
  }
}

const unitsPerCent = 100n
const unitsPerUnit = 10_000n

/**
 * How the sandbox bank treats an amount. The cents decide, so that every outcome can be requested: .01 late, .02
 * refused, .03 half arrives, .04 reported twice and credited once, .05 never arrives, .06 arrives after its time was
 * over, others arrive. What is not a bank transfer is seen in progress first.
 */
function paymentPlan(deposit: Pick<Deposit, 'id' | 'amount' | 'state'>, fast: boolean): Planned[] {
  const plan = bankPlan(deposit, fast)
  if (deposit.state !== 'created') return plan
  const seen = { after: fast ? 0 : 2, notice: { depositId: deposit.id, outcome: 'seen' } } as const
  return [seen, ...plan.map(({ after, notice }) => ({ after: after + seen.after, notice }))]
}

export function bankPlan(deposit: Pick<Deposit, 'id' | 'amount'>, fast: boolean): Planned[] {
  const { id: depositId, amount } = deposit
  const soon = fast ? 1 : randomInt(4, 9)
  const credited = { depositId, outcome: 'credited', units: String(amount) } as const
  switch ((amount / unitsPerCent) % (unitsPerUnit / unitsPerCent)) {
    case 1n:
      return [
        { after: soon, notice: { depositId, outcome: 'late' } },
        { after: fast ? 4 : 30, notice: { ...credited, reason: 'lateTransfer' } },
      ]
    case 2n:
      return [{ after: soon, notice: { depositId, outcome: 'refused' } }]
    case 3n: {
      // Half, in whole cents: a bank knows nothing smaller.
      const half = (amount / 2n / unitsPerCent) * unitsPerCent
      return [{ after: soon, notice: { ...credited, units: String(half), reason: 'partialTransfer' } }]
    }
    case 4n:
      return [
        { after: soon, notice: credited },
        { after: soon + (fast ? 1 : 4), notice: credited },
      ]
    case 5n:
      return [{ after: fast ? 3 : 600, notice: { depositId, outcome: 'silent' } }]
    case 6n:
      return [
        { after: fast ? 2 : 10, notice: { depositId, outcome: 'silent' } },
        { after: fast ? 4 : 20, notice: { ...credited, reason: 'lateTransfer' } },
      ]
    default:
      return [{ after: soon, notice: credited }]
  }
}

const planPayment = (platform: Platform, unit: Unit, deposit: Deposit): Promise<void> =>
  queue(platform, unit, paymentPlan(deposit, platform.settings.shortDelays))

async function queue({ jobs }: Platform, { trx }: Unit, plan: readonly Planned[]): Promise<void> {
  const [first, ...rest] = plan
  if (!first) return
  const then = rest.map(({ after, notice }) => ({ after: after - first.after, notice }))
  await jobs.send(trx, bankNotice, { ...first.notice, then }, { after: first.after })
}

export const bank: Bank = { depositCreated: planPayment, account, linesOf }

/** Takes a notice of the bank, as often as it arrives: a deposit is credited at most once. */
export async function takeBankNotice(
  platform: Platform,
  unit: Unit,
  { then = [], ...notice }: QueuedNotice,
): Promise<void> {
  const deposit = await lockDeposit(unit.trx, notice.depositId)
  if (!deposit) return
  const changed =
    notice.outcome === 'credited'
      ? await takeCredit(platform, unit, deposit, notice)
      : await hear(platform, unit, deposit, notice.outcome)
  if (changed) await notifyOutcome(platform, unit, deposit, notice.outcome === 'credited')
  await queue(platform, unit, then)
}

type CreditNotice = Extract<BankNotice, { outcome: 'credited' }>

async function takeCredit(platform: Platform, unit: Unit, deposit: Deposit, notice: CreditNotice) {
  const at = platform.now()
  const credited = BigInt(notice.units)
  const { reason } = notice
  if (deposit.state === 'expired') return reviewLate(platform, unit, deposit, notice)
  if (
    await approve(platform, unit, deposit, { credited, at, actor: 'sandbox', ...(reason ? { reason } : {}) })
  )
    return true
  if (deposit.state === 'approved') {
    await addStep(unit.trx, deposit, { state: 'approved', at, reason: 'duplicateNoticeIgnored' })
  }
  return false
}

/** A payment that arrived after its time was over: an operator reviews it, and credits it. */
async function reviewLate(platform: Platform, unit: Unit, deposit: Deposit, notice: BankNotice) {
  const at = platform.now()
  const after = platform.settings.shortDelays ? 1 : 10
  await platform.jobs.send(unit.trx, bankNotice, notice, { after })
  return changeState(unit.trx, deposit, {
    state: 'underReview',
    at,
    reason: 'matchedAfterExpiry',
    nextUpdateAt: new Date(at.getTime() + (after + 10) * 1000),
  })
}
