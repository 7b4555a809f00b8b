import { type Money, money } from '@baize/api/money'
import { closureInForce } from '../closure/inForce.ts'
import type { Db } from '../http/implement.ts'

export const withdrawalMin = money(50_000n)
export const withdrawalMax = money(100_000_000n)

/**
 * The smallest amount that a member may withdraw. An account that is to be closed may withdraw all of a balance below the
 * minimum: it could neither pay it out nor close otherwise.
 */
export async function minWithdrawalOf(db: Db, memberId: string, available: Money): Promise<Money> {
  const isRemainder = available > 0n && available < withdrawalMin
  return isRemainder && (await closureInForce(db, memberId)) ? available : withdrawalMin
}
