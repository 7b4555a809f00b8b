import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'

const payoutHoldHours = 24

/** Until when nothing may be paid out to a member, nor an account to pay to be changed; null when it may. */
export async function payoutsHeldUntil(db: Db, memberId: string, now = new Date()): Promise<Date | null> {
  const row = await db
    .selectFrom('payout_hold')
    .select('until')
    .where('member_id', '=', memberId)
    .where('until', '>', now)
    .executeTakeFirst()
  return row?.until ?? null
}

/** Refuses while payments out are held, with the time of their end. */
export async function requirePayoutsOpen(db: Db, memberId: string, now: Date): Promise<void> {
  const until = await payoutsHeldUntil(db, memberId, now)
  if (until) {
    throw new Refusal('wrongState', {
      params: {
        state: 'payoutsHeld',
        until: until.toISOString(),
        retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000),
      },
    })
  }
}

/** Holds payments out for a day, after what a thief of the account would do first. A longer hold stays. */
export async function holdPayouts(db: Db, memberId: string, reason: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + payoutHoldHours * 3_600_000)
  const held = { until, reason, placed_at: now }
  await db
    .insertInto('payout_hold')
    .values({ member_id: memberId, ...held })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(held).where('payout_hold.until', '<', until),
    )
    .execute()
}
