import type { Unit } from '../database/index.ts'
import type { Platform } from '../platform.ts'
import { notifyUpline } from '../team/teamChanged.ts'
import { notifyBalance } from '../wallet/balance.ts'
import { changeState, type Deposit, notifyDeposit } from './deposit.ts'

/** A payment's state before or instead of its money: in progress, not found yet, refused, or never arrived. */
export type Word = 'seen' | 'late' | 'refused' | 'silent'

/** Why a payment is refused, where it is not that the bank would not. */
export type Refused = 'refusedByBank' | 'transferNeverArrived'

/** Takes a locked deposit where a word leads; false where it leads nowhere from there. */
export async function hear(
  platform: Platform,
  unit: Unit,
  deposit: Deposit,
  word: Word,
  why?: Refused,
): Promise<boolean> {
  const { trx } = unit
  const at = platform.now()
  const within = (ms: number) => new Date(at.getTime() + ms)
  switch (word) {
    case 'seen':
      return (
        deposit.state === 'created' &&
        changeState(trx, deposit, { state: 'pending', at, nextUpdateAt: within(60_000) })
      )
    case 'late':
      return changeState(trx, deposit, {
        state: 'underReview',
        at,
        reason: 'transferNotFoundYet',
        nextUpdateAt: within(30_000),
      })
    case 'refused':
      return changeState(trx, deposit, { state: 'rejected', at, reason: why ?? 'refusedByBank' })
    case 'silent':
      return changeState(trx, deposit, { state: 'expired', at, reason: 'transferNeverArrived' })
  }
}

/** Notifies the member's pages, and after a credit those of the uplines, of a deposit and the balance. */
export async function notifyOutcome(
  platform: Platform,
  unit: Unit,
  deposit: Pick<Deposit, 'id' | 'member_id'>,
  credited: boolean,
): Promise<void> {
  await notifyDeposit(platform, unit, deposit)
  if (!credited) return
  await notifyBalance(platform, unit, deposit.member_id)
  await notifyUpline(platform, unit, deposit.member_id)
}
