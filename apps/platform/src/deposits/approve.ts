import type { Unit } from '../database/index.ts'
import type { Platform } from '../platform.ts'
import { afterDeposit } from './afterDeposit.ts'
import { credit } from './credit.ts'
import { changeState, type Deposit } from './deposit.ts'

/** What arrived for a deposit, and why it was unexpected. */
export interface Arrived {
  readonly credited: bigint
  readonly at: Date
  readonly reason?: string
  /** Who reported it, as journals name them. */
  readonly actor: string
}

/**
 * Approves a locked deposit, of any method: it is credited, and counts wherever deposits count.
 * False where it was settled before.
 */
export async function approve(
  platform: Platform,
  unit: Unit,
  deposit: Deposit,
  { credited, at, reason, actor }: Arrived,
): Promise<boolean> {
  const change = { state: 'approved', at, credited, ...(reason ? { reason } : {}) } as const
  if (!(await changeState(unit.trx, deposit, change))) return false
  await credit(platform, unit, deposit, { units: credited, at, actor })
  const { id, member_id: memberId, bonus_id: bonusId } = deposit
  await afterDeposit(platform, unit, { id, memberId, credited, bonusId, at })
  return true
}
