import { type Handlers, Refusal } from '../http/implement.ts'
import { guarded } from '../limits/guesses.ts'
import {
  authenticatorOf,
  checkSecondFactor,
  hasSecondFactor,
  makeRecoveryCodes,
  newSecret,
  takeAppCode,
} from './secondFactor.ts'

const wrong = () =>
  new Refusal('verificationWrong', { problems: [{ field: 'verificationCode', code: 'wrongCode' }] })

export const authenticatorHandlers: Pick<
  Handlers,
  'authenticatorSecret' | 'connectAuthenticator' | 'removeAuthenticator'
> = {
  async authenticatorSecret(_request, { db, platform, session, settings, now }) {
    const secret = newSecret()
    const fresh = {
      secret_sealed: platform.secrets.seal('authenticator', secret),
      created_at: now(),
      last_step: 0n,
    }
    const made = await db
      .insertInto('authenticator')
      .values({ member_id: session.memberId, ...fresh, connected_at: null })
      // One that is connected is taken away first, by a code of it.
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet(fresh).where('authenticator.connected_at', 'is', null),
      )
      .returning('member_id')
      .executeTakeFirst()
    if (!made) throw new Refusal('wrongState', { params: { state: 'connected' } })
    const otpauthUrl = authenticatorOf(secret, settings.brand.name, session.account).toString()
    return { secret, otpauthUrl }
  },

  async connectAuthenticator({ body }, { db, platform, session, now }) {
    const { memberId } = session
    const check = () => takeAppCode(platform, db, memberId, body.verificationCode, 'waiting')
    await guarded(platform, db, `proof:${memberId}`, check, wrong)
    return db.transaction().execute(async (trx) => {
      await trx
        .updateTable('authenticator')
        .set({ connected_at: now() })
        .where('member_id', '=', memberId)
        .execute()
      return { recoveryCodes: await makeRecoveryCodes(platform, trx, memberId) }
    })
  },

  async removeAuthenticator({ body }, { db, platform, session }) {
    const { memberId } = session
    if (!(await hasSecondFactor(db, memberId))) throw wrong()
    const check = () => checkSecondFactor(platform, db, memberId, body.verificationCode)
    await guarded(platform, db, `proof:${memberId}`, check, wrong)
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('authenticator').where('member_id', '=', memberId).execute()
      await trx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute()
    })
    return {}
  },
}
