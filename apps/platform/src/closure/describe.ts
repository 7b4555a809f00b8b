import type { accountClosure, CallValue } from '@baize/api/contract'
import type { Context } from '../http/implement.ts'
import type { Settings } from '../settings.ts'
import { blockersOf } from './blockers.ts'
import { closureInForce } from './inForce.ts'
import { blockersOfRequest, remainderOf } from './remainder.ts'

const dayMs = 86_400_000

const after = (at: Date, days: number) => new Date(at.getTime() + days * dayMs)

export const closesAt = ({ closureCoolOffDays }: Settings, now: Date) => after(now, closureCoolOffDays)

/** How closing an account stands, as the contract shows it. */
export async function describeClosure(
  { db, settings, now }: Pick<Context, 'db' | 'settings' | 'now'>,
  memberId: string,
): Promise<CallValue<typeof accountClosure>> {
  const found = await closureInForce(db, memberId)
  const closes = found?.closes_at ?? closesAt(settings, now())
  const blockers = await blockersOf(db, memberId, now())
  return {
    blockers: found ? blockers : blockersOfRequest(blockers),
    remainder: found ? null : remainderOf(blockers),
    closing: found && {
      requestedAt: found.requested_at.toISOString(),
      waiting: found.waiting_since !== null,
    },
    closesAt: closes.toISOString(),
    erasedAt: after(closes, settings.keepDays.closedAccounts).toISOString(),
  }
}
