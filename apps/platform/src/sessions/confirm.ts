import { type Context, type Handlers, Refusal, type Session } from '../http/implement.ts'
import { guarded } from '../limits/guesses.ts'
import { ownerOf } from '../security-centre/secondFactor.ts'
import { requireCode } from './challenge.ts'
import { confirmationMethod, ownPasswordHash } from './confirmation.ts'
import { noteSignIn } from './signIn.ts'

export const confirmationHandlers: Pick<Handlers, 'confirmPassword'> = {
  async confirmPassword({ body }, context) {
    const { db, session, now } = context
    const method = await confirmationMethod(db, session)
    if (method === 'signIn') throw new Refusal('passwordRequired', { params: { method } })
    if (method === 'google') await requireCode(context, ownerOf(session), body.verificationCode)
    else await requirePassword(context, session, body.password ?? '')
    await db.updateTable('session').set({ confirmed_at: now() }).where('id', '=', session.id).execute()
    return {}
  },
}

/** Counted with the tries at the old password, wherever that is typed. */
async function requirePassword(context: Context, session: Session, password: string): Promise<void> {
  const { db, platform } = context
  const check = async () => {
    const isRight = await platform.passwords.verify(await ownPasswordHash(db, session), password)
    if (!isRight && !session.subUser) await noteSignIn(context, session.memberId, 'password', 'wrongPassword')
    return isRight
  }
  const wrong = () => new Refusal('wrongCredentials', { problems: [{ field: 'password', code: 'wrong' }] })
  await guarded(platform, db, `password:${ownerOf(session)}`, check, wrong)
}
