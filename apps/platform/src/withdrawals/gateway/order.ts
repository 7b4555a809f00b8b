import type { Unit } from '../../database/index.ts'
import type { Platform } from '../../platform.ts'
import { changeState, notifyWithdrawal, type Withdrawal } from '../withdrawal.ts'

const hourMs = 3_600_000

/** Approves a withdrawal and leaves its order to be sent, in one transaction. */
export async function order(
  platform: Platform,
  unit: Unit,
  current: Withdrawal,
  reason?: string,
): Promise<void> {
  const at = platform.now()
  const nextUpdateAt = new Date(at.getTime() + hourMs)
  const change = { state: 'approved', at, nextUpdateAt, ...(reason ? { reason } : {}) } as const
  if (!(await changeState(unit.trx, current, change))) return
  await unit.trx
    .insertInto('payout_order')
    .values({ member_id: current.member_id, withdrawal_id: current.id, state: 'toSend', due_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await notifyWithdrawal(platform, unit, current)
}
