import type { Db } from '../http/implement.ts'

/** One copy a day. */
const everyMs = 86_400_000

/** When a member may have the next copy; null: now. A copy counts once it was written to its end. */
export async function nextCopyAt(db: Db, memberId: string, at: Date): Promise<Date | null> {
  const last = await db
    .selectFrom('held_data_export')
    .select('completed_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const next = (last?.completed_at?.getTime() ?? 0) + everyMs
  return next > at.getTime() ? new Date(next) : null
}
