import { money } from '@baize/api/money'
import type { Unit } from '../database/index.ts'
import { jobKind } from '../jobs/index.ts'
import { cashOf, houseFor, post } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { changeState, type Deposit, lockDeposit, notifyDeposit } from './deposit.ts'

/** The end of a deposit's time, with or without news of it. */
export const depositExpiry = jobKind<{ depositId: string }>('deposit.expire')

/** Credits what arrived to the member's wallet. */
export async function credit(
  platform: Platform,
  unit: Unit,
  deposit: Deposit,
  { units, at, actor }: { readonly units: bigint; readonly at: Date; readonly actor: string },
): Promise<void> {
  const { member_id: owner, id } = deposit
  await post(unit.trx, {
    type: 'depositCredited',
    owner,
    currency: platform.settings.brand.currency,
    postings: [{ from: houseFor(owner, 'psp.clearing'), to: cashOf(owner), amount: money(units) }],
    cause: { type: 'deposit', id },
    actor,
    at,
  })
}

/** Ends an unpaid deposit. One under review stays. */
export async function expireDeposit(platform: Platform, unit: Unit, depositId: string): Promise<void> {
  const deposit = await lockDeposit(unit.trx, depositId)
  if (!deposit || deposit.state === 'underReview') return
  const change = { state: 'expired', at: platform.now(), reason: 'timeToPayOver' } as const
  if (await changeState(unit.trx, deposit, change)) await notifyDeposit(platform, unit, deposit)
}
