import { newId } from '../database/ids.ts'
import { randomToken, sha256 } from '../encryption/secrets.ts'
import { bakeCookie } from '../http/cookies.ts'
import type { Db, Session, Site } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import type { Settings } from '../settings.ts'

export type EndReason = 'signedOut' | 'signedInElsewhere' | 'passwordChanged' | 'expired'

/** How stale `last_seen_at` may get, so that reading does not write each time. */
const touchAfter = 30_000

/** The binding half of a session: with https the browser itself guards the name. */
export function cookieName(settings: Settings, site: Site): string {
  return isSecure(settings, site) ? `__Host-baize-${site}` : `baize-${site}`
}

export const isSecure = (settings: Settings, site: Site): boolean =>
  settings.publicUrls[site].startsWith('https:')

/** Opens a session: the token goes into the answer, its other half into a cookie that no script reads. */
export async function openSession(
  { settings, now }: Pick<Platform, 'settings' | 'now'>,
  db: Db,
  member: { id: string },
  site: Site,
): Promise<{ token: string; cookie: string }> {
  const token = randomToken()
  const binding = randomToken()
  await db
    .insertInto('session')
    .values({
      id: newId(),
      member_id: member.id,
      site,
      token_hash: sha256(token),
      binding_hash: sha256(binding),
      created_at: now(),
      last_seen_at: now(),
      ended_at: null,
      end_reason: null,
    })
    .execute()
  const cookie = bakeCookie(cookieName(settings, site), binding, { secure: isSecure(settings, site) })
  return { token, cookie }
}

/** Finds the session of a token and its cookie; either half alone finds nothing. */
export async function findSession(
  { db, settings, now }: Platform,
  token: string,
  cookies: ReadonlyMap<string, string>,
): Promise<Session | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['session.id', 'site', 'binding_hash', 'created_at', 'last_seen_at'])
    .select(['member_id', 'account', 'nickname', 'type', 'path', 'must_change_password'])
    .where('token_hash', '=', sha256(token))
    .where('ended_at', 'is', null)
    .where('may_enter', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const binding = cookies.get(cookieName(settings, row.site))
  if (!binding || sha256(binding) !== row.binding_hash) return null
  const at = now().getTime()
  if (expiresAt(settings, row) <= at) {
    await endSessions(db, { sessionId: row.id }, 'expired', now())
    return null
  }
  if (at - row.last_seen_at.getTime() > touchAfter) {
    await db.updateTable('session').set({ last_seen_at: now() }).where('id', '=', row.id).execute()
  }
  return {
    id: row.id,
    memberId: row.member_id,
    account: row.account,
    nickname: row.nickname,
    role: row.site,
    site: row.site,
    accountType: row.type,
    path: row.path,
    mustChangePassword: row.must_change_password,
  }
}

/** When a session ends if nothing more is done: the idle limit or the absolute one, in milliseconds. */
export function expiresAt(
  { sessions }: Settings,
  row: { site: Site; created_at: Date; last_seen_at: Date },
): number {
  const idle = row.last_seen_at.getTime() + sessions.idleMinutes[row.site] * 60_000
  return Math.min(idle, row.created_at.getTime() + sessions.absoluteHours * 3_600_000)
}

/** Ends one session, or all of a member but one. Answers the ids that were ended, for the live sockets. */
export async function endSessions(
  db: Db,
  which: { sessionId: string } | { memberId: string; except: string },
  reason: EndReason,
  now: Date,
): Promise<string[]> {
  const update = db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('ended_at', 'is', null)
  const chosen =
    'sessionId' in which
      ? update.where('id', '=', which.sessionId)
      : update.where('member_id', '=', which.memberId).where('id', '!=', which.except)
  const ended = await chosen.returning('id').execute()
  return ended.map(({ id }) => id)
}
