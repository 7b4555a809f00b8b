import type { CallRequest, changePassword } from '@baize/api/contract'
import { transact } from '../database/index.ts'
import { type Context, Refusal, type Session } from '../http/implement.ts'
import { guarded } from '../limits/guesses.ts'
import { newPasswordProblems } from '../members/password-rules.ts'
import { notifyEnded } from '../sessions/ending.ts'
import { endSessions } from '../sessions/sessions.ts'

/** Changes the password of the sub-user that is signed in, and ends its other sessions. */
export async function changeOwnPassword(
  { db, platform, settings, now }: Context,
  { id, account }: NonNullable<Session['subUser']>,
  sessionId: string,
  body: CallRequest<typeof changePassword>['body'],
): Promise<void> {
  const problems = newPasswordProblems(settings, body, account)
  if (problems.length > 0) throw new Refusal('invalidFields', { problems })
  const { password_hash: old } = await db
    .selectFrom('sub_user')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const check = () => platform.passwords.verify(old, body.oldPassword ?? '')
  const wrong = () => new Refusal('wrongCredentials', { problems: [{ field: 'oldPassword', code: 'wrong' }] })
  await guarded(platform, db, `password:${id}`, check, wrong)
  const password_hash = await platform.passwords.hash(body.newPassword)
  const ended = await transact(platform.database, async ({ trx }) => {
    const changed = await trx
      .updateTable('sub_user')
      .set({ password_hash, must_change_password: false })
      .where('id', '=', id)
      // The agent may have reset it meanwhile.
      .where('password_hash', '=', old)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw new Refusal('wrongState')
    return endSessions(trx, { subUserId: id, except: sessionId }, 'passwordChanged', now())
  })
  await notifyEnded(platform.database.bus, ended, 'passwordChanged')
}
