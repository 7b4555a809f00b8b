import type { Db, Session } from '../http/implement.ts'
import { hasSecondFactor } from '../security-centre/secondFactor.ts'
import type { Settings } from '../settings.ts'

/** Whose password or app it is: a sub-user's own, otherwise the account's. */
export const confirmedBy = ({ subUser, memberId }: Session): string => subUser?.id ?? memberId

/** Whether a password or second factor that was shown then still counts. An instant to come was written by a clock put back since. */
export function isConfirmed({ sessions }: Settings, confirmedAt: Date | null, now: Date): boolean {
  if (confirmedAt === null) return false
  return Math.abs(now.getTime() - confirmedAt.getTime()) < sessions.confirmedMinutes * 60_000
}

/** The password hash of the account or sub-user of a session; null where it has no password. */
export async function ownPasswordHash(db: Db, { subUser, memberId }: Session): Promise<string | null> {
  const table = subUser ? 'sub_user' : 'member'
  const { password_hash } = await db
    .selectFrom(table)
    .select('password_hash')
    .where('id', '=', subUser?.id ?? memberId)
    .executeTakeFirstOrThrow()
  return password_hash
}

/** How a session is confirmed: by the password, or by the authenticator app of an account that has only that. */
export async function confirmationMethod(db: Db, session: Session): Promise<'password' | 'google'> {
  if ((await ownPasswordHash(db, session)) !== null) return 'password'
  return (await hasSecondFactor(db, confirmedBy(session))) ? 'google' : 'password'
}
