import { type Handlers, Refusal } from '../http/implement.ts'
import { guarded } from '../limits/guesses.ts'
import { requireConfirmation } from '../sessions/confirmation.ts'
import { changeOwnPassword } from '../sub-users/password.ts'
import { setPassword } from './new-password.ts'
import { newPasswordProblems } from './password-rules.ts'

export const changePasswordHandlers: Pick<Handlers, 'changePassword'> = {
  async changePassword({ body }, context) {
    const { db, platform, session, settings } = context
    if (session.subUser) {
      await changeOwnPassword(context, session.subUser, session.id, body)
      return {}
    }
    const member = await db
      .selectFrom('member')
      .select(['id', 'account', 'password_hash'])
      .where('id', '=', session.memberId)
      .executeTakeFirstOrThrow()
    const problems = newPasswordProblems(settings, body, member.account)
    if (problems.length > 0) throw new Refusal('invalidFields', { problems })
    const key = `password:${member.id}`
    // The first password of an account is as much as a changed one: it signs in, and confirms.
    if (member.password_hash === null) await requireConfirmation(platform, session)
    else {
      const old = body.oldPassword ?? ''
      const check = () => platform.passwords.verify(member.password_hash, old)
      await guarded(
        platform,
        db,
        key,
        check,
        () => new Refusal('wrongCredentials', { problems: [{ field: 'oldPassword', code: 'wrong' }] }),
      )
    }
    const hash = await platform.passwords.hash(body.newPassword)
    await setPassword(context, member, hash, { except: session.id })
    return {}
  },
}
