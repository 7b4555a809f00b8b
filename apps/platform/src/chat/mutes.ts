import type { Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { notifyMute } from './chatEvents.ts'
import { muteRules } from './moderation.ts'
import type { MuteReason } from './tables.ts'

/** Whose mute it is: a visitor's talk, or all talks of a member. */
export interface Talker {
  readonly conversation_id: string
  readonly member_id: string | null
}

/** The writer's mute: one that was earned in any of a member's conversations counts in all of them. */
export async function muteOf(db: Db, { conversation_id: id, member_id: memberId }: Talker, now: Date) {
  const muted = await db
    .selectFrom('chat_conversation')
    .select(['muted_until', 'mute_reason'])
    .where((eb) => (memberId === null ? eb('id', '=', id) : eb('member_id', '=', memberId)))
    .where('muted_until', '>', now)
    .orderBy('muted_until', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!muted?.muted_until || !muted.mute_reason) return null
  return { until: muted.muted_until.toISOString(), reason: muted.mute_reason }
}

/** Mutes a writer, and notifies all of their pages. */
export async function mute(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  unit: Unit,
  talker: Talker,
  { reason, minutes }: { readonly reason: MuteReason; readonly minutes: number },
): Promise<void> {
  await unit.trx
    .updateTable('chat_conversation')
    .set({ strikes: 0, muted_until: new Date(now().getTime() + minutes * 60_000), mute_reason: reason })
    .where('id', '=', talker.conversation_id)
    .execute()
  unit.afterCommit(() => notifyMute(database.bus, talker.member_id ?? talker.conversation_id))
}

/** Counts a message with a listed word; so many of them mute. */
export async function strike(platform: Platform, unit: Unit, talker: Talker): Promise<void> {
  const rules = muteRules()
  const { strikes } = await unit.trx
    .updateTable('chat_conversation')
    .set((eb) => ({ strikes: eb('strikes', '+', 1) }))
    .where('id', '=', talker.conversation_id)
    .returning('strikes')
    .executeTakeFirstOrThrow()
  if (strikes >= rules.strikes)
    await mute(platform, unit, talker, { reason: 'words', minutes: rules.muteMinutes })
}
