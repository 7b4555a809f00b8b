import { sql } from 'kysely'
import { gathered } from '../database/batch.ts'
import { newId } from '../database/ids.ts'
import { randomToken, sha256 } from '../encryption/secrets.ts'
import { serializeCookie } from '../http/cookies.ts'
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

/** Another cookie of a site, guarded as the session's is. */
export const siteCookie = (settings: Settings, site: Site, use: string): string =>
  `${cookieName(settings, site)}-${use}`

export const isSecure = (settings: Settings, site: Site): boolean =>
  settings.publicUrls[site].startsWith('https:')

interface OpenedFrom {
  readonly ip: string | null
  readonly device: string | null
  /** Its user has just shown a password or second factor. */
  readonly confirmed: boolean
}

/** Opens a session: the token is in the response, its other half in a cookie that no script reads. */
export async function openSession(
  { settings, now }: Pick<Platform, 'settings' | 'now'>,
  db: Db,
  member: { id: string },
  site: Site,
  from: OpenedFrom = { ip: null, device: null, confirmed: false },
  subUserId: string | null = null,
): Promise<{ id: string; token: string; cookie: string }> {
  const id = newId()
  const token = randomToken()
  const binding = randomToken()
  await db
    .insertInto('session')
    .values({
      id,
      member_id: member.id,
      sub_user_id: subUserId,
      site,
      ip: from.ip,
      device: from.device,
      token_hash: sha256(token),
      binding_hash: sha256(binding),
      created_at: now(),
      last_seen_at: now(),
      confirmed_at: from.confirmed ? now() : null,
      ended_at: null,
      end_reason: null,
    })
    .execute()
  const cookie = serializeCookie(cookieName(settings, site), binding, { secure: isSecure(settings, site) })
  return { id, token, cookie }
}

/**
 * A further token for the session that this browser has on the site, where it is the member's: its tabs stay signed
 * in, its device is listed once, and counts by session continue. Null where there is none, or it is nearly over.
 */
export async function joinSession(
  { settings, now }: Pick<Platform, 'settings' | 'now'>,
  db: Db,
  member: { id: string },
  site: Site,
  cookies: ReadonlyMap<string, string>,
  confirmed: boolean,
  subUserId: string | null = null,
): Promise<{ id: string; token: string; cookie: null } | null> {
  const binding = cookies.get(cookieName(settings, site))
  if (!binding) return null
  const row = await db
    .selectFrom('session')
    .select(['id', 'site', 'created_at', 'last_seen_at'])
    .where('binding_hash', '=', sha256(binding))
    .where('member_id', '=', member.id)
    // An agent and its sub-users are others, though they act as one account.
    .where('sub_user_id', subUserId === null ? 'is' : '=', subUserId)
    .where('site', '=', site)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const at = now()
  // A member who has just signed in is not signed out before an idle page would be.
  const idleUntil = at.getTime() + settings.sessions.idleMinutes[site] * 60_000
  const isOver = expiresAt(settings, row) <= at.getTime()
  if (isOver || expiresAt(settings, { ...row, last_seen_at: at }) < idleUntil) return null
  const token = randomToken()
  await db
    .insertInto('session_token')
    .values({ token_hash: sha256(token), session_id: row.id })
    .execute()
  await db
    .updateTable('session')
    .set({ last_seen_at: at, ...(confirmed ? { confirmed_at: at } : {}) })
    .where('id', '=', row.id)
    .execute()
  return { id: row.id, token, cookie: null }
}

type FoundSession = MapValue<Awaited<ReturnType<typeof readSessions>>>
type MapValue<M> = M extends Map<string, infer Value> ? Value : never

/** Sessions that have not ended, with their accounts; a sub-user's count while it is enabled. */
const openSessions = (db: Db) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .leftJoin('sub_user', 'sub_user.id', 'session.sub_user_id')
    .select([
      'session.id',
      'site',
      'session.created_at',
      'last_seen_at',
      'confirmed_at',
      'session.sub_user_id',
    ])
    .select(['member_id', 'member.account', 'nickname', 'type', 'path', 'member.must_change_password'])
    .select(['sub_user.account as sub_account', 'sub_user.permission'])
    .select('sub_user.must_change_password as sub_must_change')
    .leftJoin('authenticator', (join) =>
      join
        .onRef('authenticator.owner_id', '=', 'session.sub_user_id')
        .on('authenticator.connected_at', 'is not', null),
    )
    .select(['authenticator.connected_at', 'member.sub_users_need_authenticator'])
    .where('ended_at', 'is', null)
    .where('may_enter', '=', true)
    .where('sub_user.disabled_at', 'is', null)
    .where('sub_user.removed_at', 'is', null)

/** The active sessions of some tokens, by the tokens' hashes. */
async function readSessions(db: Db, hashes: readonly string[]) {
  const live = openSessions(db).select('binding_hash')
  const isWanted = (rest: readonly string[]) => sql<string>`ANY(${rest}::text[])`
  const rows = await live
    .select('session.token_hash')
    .where('session.token_hash', '=', isWanted(hashes))
    .execute()
  const found = new Map(rows.map((row) => [row.token_hash, row]))
  const rest = hashes.filter((hash) => !found.has(hash))
  if (rest.length === 0) return found
  const joined = await live
    .innerJoin('session_token', 'session_token.session_id', 'session.id')
    .select('session_token.token_hash')
    .where('session_token.token_hash', '=', isWanted(rest))
    .execute()
  for (const row of joined) found.set(row.token_hash, row)
  return found
}

/** Each call reads its session: those of one moment are read in one statement. */
const readings = new WeakMap<Db, (hash: string) => Promise<FoundSession | undefined>>()

/**
 * Finds the session of a token and its cookie; either half alone finds nothing. What an `unattended` page reads of itself does
 * not extend it.
 */
export async function findSession(
  { db, settings, now }: Platform,
  token: string,
  cookies: ReadonlyMap<string, string>,
  unattended = false,
): Promise<Session | null> {
  let read = readings.get(db)
  if (!read) {
    read = gathered((hashes) => readSessions(db, hashes))
    readings.set(db, read)
  }
  const row = await read(sha256(token))
  if (!row) return null
  const binding = cookies.get(cookieName(settings, row.site))
  if (!binding || sha256(binding) !== row.binding_hash) return null
  const at = now().getTime()
  if (expiresAt(settings, row) <= at) {
    await endSessions(db, { sessionId: row.id }, 'expired', now())
    return null
  }
  // A future time was written by a clock that has been put back since: it would make the session longer.
  if (unattended || Math.abs(at - row.last_seen_at.getTime()) <= touchAfter)
    return describeSession(settings, row)
  const began = row.created_at.getTime() > at + touchAfter ? { created_at: new Date(at) } : {}
  const seen = { last_seen_at: new Date(at), ...began }
  await db.updateTable('session').set(seen).where('id', '=', row.id).execute()
  return describeSession(settings, { ...row, ...seen })
}

const describeSession = (
  settings: Settings,
  row: Omit<FoundSession, 'binding_hash' | 'token_hash'>,
): Session => {
  const { sub_user_id, sub_account, permission, connected_at, sub_users_need_authenticator } = row
  const authenticator = connected_at ? 'connected' : sub_users_need_authenticator ? 'required' : 'none'
  const subUser =
    sub_user_id !== null && sub_account !== null && permission !== null
      ? ({ id: sub_user_id, account: sub_account, permission, authenticator } as const)
      : null
  return {
    id: row.id,
    memberId: row.member_id,
    account: row.account,
    nickname: row.nickname,
    role: row.site,
    site: row.site,
    accountType: row.type,
    path: row.path,
    mustChangePassword: subUser ? row.sub_must_change === true : row.must_change_password,
    confirmedAt: row.confirmed_at,
    endsAt: expiresAt(settings, row),
    ...(subUser ? { subUser } : {}),
  }
}

/** A session that still lasts, for what was promised to it earlier. */
export async function liveSession(
  { db, settings, now }: Pick<Platform, 'db' | 'settings' | 'now'>,
  id: string,
): Promise<Session | null> {
  const row = await openSessions(db).where('session.id', '=', id).executeTakeFirst()
  return row && expiresAt(settings, row) > now().getTime() ? describeSession(settings, row) : null
}

/** When a session ends if nothing more is done: the idle limit or the absolute one, in milliseconds. */
export function expiresAt(
  { sessions }: Settings,
  row: { site: Site; created_at: Date; last_seen_at: Date },
): number {
  const idle = row.last_seen_at.getTime() + sessions.idleMinutes[row.site] * 60_000
  return Math.min(idle, row.created_at.getTime() + sessions.absoluteHours * 3_600_000)
}

type Which =
  | { readonly sessionId: string }
  /** All of an account, those of its sub-users included. */
  | { readonly memberId: string; readonly except: string }
  | { readonly subUserId: string; readonly except: string }

/** Push notifications end in the browsers that were signed out, and with all others in those whose session is long over. */
async function endPush(db: Db, which: Which) {
  const removal = db.deleteFrom('push_subscription')
  await ('sessionId' in which
    ? removal.where('session_id', '=', which.sessionId)
    : 'memberId' in which
      ? removal.where('member_id', '=', which.memberId).where('session_id', '!=', which.except)
      : removal.where('sub_user_id', '=', which.subUserId).where('session_id', '!=', which.except)
  ).execute()
}

/** Ends one session, or all of an account or a sub-user but one. Returns the ids that were ended, for the live sockets. */
export async function endSessions(db: Db, which: Which, reason: EndReason, now: Date): Promise<string[]> {
  const update = db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('ended_at', 'is', null)
  const chosen =
    'sessionId' in which
      ? update.where('id', '=', which.sessionId)
      : 'memberId' in which
        ? update.where('member_id', '=', which.memberId).where('id', '!=', which.except)
        : update.where('sub_user_id', '=', which.subUserId).where('id', '!=', which.except)
  const ended = await chosen.returning('id').execute()
  // A session that only expires is the time when notifications are wanted.
  if (reason !== 'expired') await endPush(db, which)
  return ended.map(({ id }) => id)
}
