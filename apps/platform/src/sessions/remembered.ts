import { newId } from '../database/index.ts'
import { randomToken, sha256 } from '../encryption/secrets.ts'
import { serializeCookie } from '../http/cookies.ts'
import type { Context, Db } from '../http/implement.ts'
import { findMember, type Member } from '../members/members.ts'
import { isSecure, siteCookie } from './sessions.ts'

/** A browser is remembered for exactly a day from the moment a password was typed. */
const rememberSeconds = 86_400

const tokenOf = ({ cookies, settings, site }: Context): string | null =>
  cookies.get(siteCookie(settings, site ?? 'member', 'remembered')) ?? null

export function bakeRemembered({ settings, site }: Context, value: string, maxAge: number): string {
  const place = site ?? 'member'
  return serializeCookie(siteCookie(settings, place, 'remembered'), value, {
    secure: isSecure(settings, place),
    maxAge,
  })
}

/** Sets the browser's token: the first of a family, or the next. It contains nothing of a password. */
export async function rememberDevice(
  context: Context,
  member: { id: string },
  sessionId: string,
  family?: { readonly id: string; readonly expiresAt: Date },
): Promise<void> {
  const { db, now } = context
  const at = now()
  const token = randomToken()
  const expiresAt = family?.expiresAt ?? new Date(at.getTime() + rememberSeconds * 1000)
  if (!family) await revokePresented(context)
  await db
    .insertInto('remembered_token')
    .values({
      token_hash: sha256(token),
      family_id: family?.id ?? newId(),
      member_id: member.id,
      site: context.site ?? 'member',
      session_id: sessionId,
      issued_at: at,
      expires_at: expiresAt,
      used_at: null,
      revoked_at: null,
    })
    .execute()
  const maxAge = Math.max(1, Math.round((expiresAt.getTime() - at.getTime()) / 1000))
  context.setCookie(bakeRemembered(context, token, maxAge))
}

/** Takes the token from the browser, and its family with it. */
export async function forgetDevice(context: Context): Promise<void> {
  await revokePresented(context)
  context.setCookie(bakeRemembered(context, '', 0))
}

async function revokePresented(context: Context): Promise<void> {
  const row = await findToken(context)
  if (row) await revoke(context.db, { familyId: row.family_id }, context.now())
}

export async function findToken(context: Context) {
  const token = tokenOf(context)
  if (!token) return null
  const row = await context.db
    .selectFrom('remembered_token')
    .selectAll()
    .where('token_hash', '=', sha256(token))
    .where('site', '=', context.site ?? 'member')
    .executeTakeFirst()
  return row ?? null
}

/** The member that this browser remembers, without using the token. */
export async function rememberedMember(context: Context): Promise<Member | null> {
  const row = await findToken(context)
  if (!row || row.used_at || row.revoked_at || row.expires_at <= context.now()) return null
  return findMember(context.db, row.member_id)
}

/** Ends a family, or all of a member's, as after a change of the password. */
export async function revoke(
  db: Db,
  which: { familyId: string } | { memberId: string },
  now: Date,
): Promise<void> {
  const update = db.updateTable('remembered_token').set({ revoked_at: now }).where('revoked_at', 'is', null)
  await ('familyId' in which
    ? update.where('family_id', '=', which.familyId)
    : update.where('member_id', '=', which.memberId)
  ).execute()
}
