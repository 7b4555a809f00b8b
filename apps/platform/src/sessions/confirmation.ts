import { type Db, Refusal, type Session } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { hasSecondFactor, ownerOf } from '../security-centre/secondFactor.ts'

/** Whether a password or second factor that was shown then still counts. An instant to come was written by a clock put back since. */
function isConfirmed(
  { settings, now }: Pick<Platform, 'settings' | 'now'>,
  confirmedAt: Date | null,
): boolean {
  if (confirmedAt === null) return false
  const { confirmedMinutes } = settings.sessions
  return Math.abs(now().getTime() - confirmedAt.getTime()) < confirmedMinutes * 60_000
}

/** Refuses a session that was not confirmed shortly before, and says how it is confirmed. No body has to be read: nothing is spent. */
export async function requireConfirmation(platform: Platform, session: Session): Promise<void> {
  if (isConfirmed(platform, session.confirmedAt)) return
  throw new Refusal('passwordRequired', {
    params: { method: await confirmationMethod(platform.db, session) },
  })
}

/** The password hash of the account or sub-user of a session; null where it has no password. */
export async function ownPasswordHash(db: Db, session: Session): Promise<string | null> {
  const { password_hash } = await db
    .selectFrom(session.subUser ? 'sub_user' : 'member')
    .select('password_hash')
    .where('id', '=', ownerOf(session))
    .executeTakeFirstOrThrow()
  return password_hash
}

/**
 * How a session is confirmed: by the password; by the authenticator app of an account that has only that; or by signing in
 * again, where a number is all that the account has.
 */
export async function confirmationMethod(
  db: Db,
  session: Session,
): Promise<'password' | 'google' | 'signIn'> {
  if ((await ownPasswordHash(db, session)) !== null) return 'password'
  return (await hasSecondFactor(db, ownerOf(session))) ? 'google' : 'signIn'
}
