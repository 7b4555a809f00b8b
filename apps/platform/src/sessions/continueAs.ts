import { type Context, type Handlers, Refusal } from '../http/implement.ts'
import { findMember } from '../members/members.ts'
import { notifyEnded } from './ending.ts'
import { bakeRemembered, findToken, forgetDevice, rememberedMember, revoke } from './remembered.ts'
import { endSessions } from './sessions.ts'
import { requireMayEnter, signIn } from './signIn.ts'

export const rememberedHandlers: Pick<
  Handlers,
  'rememberedAccount' | 'loginRemembered' | 'forgetRemembered'
> = {
  async rememberedAccount(_request, context) {
    const member = await rememberedMember(context)
    return { username: member?.account ?? null, nickname: member?.nickname ?? null }
  },

  async loginRemembered(_request, context) {
    const { db, now } = context
    const row = await findToken(context)
    if (!row) throw new Refusal('notSignedIn', { reason: 'no remembered browser' })
    const used = await db
      .updateTable('remembered_token')
      .set({ used_at: now() })
      .where('token_hash', '=', row.token_hash)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now())
      .returning('family_id')
      .executeTakeFirst()
    if (!used) {
      if (row.expires_at > now()) await endFamily(context, row.family_id)
      const cookies = [bakeRemembered(context, '', 0)]
      throw new Refusal('notSignedIn', { reason: 'remembered token was used', cookies })
    }
    const member = await findMember(db, row.member_id)
    if (!member) throw new Refusal('notSignedIn')
    requireMayEnter(member, context.site)
    const family = { id: row.family_id, expiresAt: row.expires_at }
    return signIn(context, member, { method: 'remembered', family })
  },

  async forgetRemembered(_request, context) {
    await forgetDevice(context)
    return {}
  },
}

/** A token that is used twice was copied, by an unknown party, so its whole family ends. */
async function endFamily({ db, platform, now }: Context, familyId: string): Promise<void> {
  await revoke(db, { familyId }, now())
  const sessions = await db
    .selectFrom('remembered_token')
    .select('session_id')
    .where('family_id', '=', familyId)
    .execute()
  for (const { session_id } of sessions) {
    const ended = await endSessions(db, { sessionId: session_id }, 'signedOut', now())
    await notifyEnded(platform.database.bus, ended, 'signedOut')
  }
}
