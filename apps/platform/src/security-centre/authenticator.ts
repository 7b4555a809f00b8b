import { transact } from '../database/index.ts'
import { type Handlers, Refusal } from '../http/implement.ts'
import { guarded } from '../limits/guesses.ts'
import {
  authenticatorOf,
  checkSecondFactor,
  hasSecondFactor,
  makeRecoveryCodes,
  newSecret,
  ownerOf,
  removeSecondFactor,
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
      .values({ owner_id: ownerOf(session), ...fresh, connected_at: null })
      // One that is connected is taken away first, by a code of it.
      .onConflict((conflict) =>
        conflict.column('owner_id').doUpdateSet(fresh).where('authenticator.connected_at', 'is', null),
      )
      .returning('owner_id')
      .executeTakeFirst()
    if (!made) throw new Refusal('wrongState', { params: { state: 'connected' } })
    const otpauthUrl = authenticatorOf(
      secret,
      settings.brand.name,
      (session.subUser ?? session).account,
    ).toString()
    return { secret, otpauthUrl }
  },

  async connectAuthenticator({ body }, { db, platform, session, now }) {
    const ownerId = ownerOf(session)
    const check = () => takeAppCode(platform, db, ownerId, body.verificationCode, 'waiting')
    await guarded(platform, db, `proof:${ownerId}`, check, wrong)
    return transact(platform.database, async ({ trx }) => {
      await trx
        .updateTable('authenticator')
        .set({ connected_at: now() })
        .where('owner_id', '=', ownerId)
        .execute()
      return { recoveryCodes: await makeRecoveryCodes(platform, trx, ownerId) }
    })
  },

  async removeAuthenticator({ body }, { db, platform, session }) {
    const ownerId = ownerOf(session)
    if (!(await hasSecondFactor(db, ownerId))) throw wrong()
    const check = () => checkSecondFactor(platform, db, ownerId, body.verificationCode)
    await guarded(platform, db, `proof:${ownerId}`, check, wrong)
    await transact(platform.database, ({ trx }) => removeSecondFactor(trx, ownerId))
    return {}
  },
}
