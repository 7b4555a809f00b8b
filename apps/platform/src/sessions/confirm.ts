import { type Context, type Handlers, Refusal, type Session } from '../http/implement.ts'
import { attemptLine, beginAttempt } from './attempts.ts'
import { requireCode } from './challenge.ts'
import { confirmationMethod, confirmedBy, ownPasswordHash } from './confirmation.ts'
import { noteSignIn } from './signIn.ts'

export const confirmationHandlers: Pick<Handlers, 'confirmPassword'> = {
  async confirmPassword({ body }, context) {
    const { db, session, now, platform, ip } = context
    if ((await confirmationMethod(db, session)) === 'google')
      await requireCode(context, confirmedBy(session), body.verificationCode)
    else {
      const line = attemptLine((session.subUser ?? session).account, ip)
      const check = () => requirePassword(context, session, body.password ?? '')
      await platform.turns.take(line, crypto.randomUUID(), check)
    }
    await db.updateTable('session').set({ confirmed_at: now() }).where('id', '=', session.id).execute()
    return {}
  },
}

/** Tries count with those of the sign-in. No captcha is asked for: who tries has a session, and waits all the same. */
async function requirePassword(context: Context, session: Session, password: string): Promise<void> {
  const { db, platform } = context
  const { account } = session.subUser ?? session
  const attempt = await beginAttempt(context, account, session.subUser ? undefined : session.memberId)
  if (await platform.passwords.verify(await ownPasswordHash(db, session), password)) return attempt.forgive()
  if (!session.subUser) await noteSignIn(context, session.memberId, 'password', 'wrongPassword')
  await attempt.fail()
  throw new Refusal('wrongCredentials', { problems: [{ field: 'password', code: 'wrong' }] })
}
