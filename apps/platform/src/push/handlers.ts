import { transact } from '../database/index.ts'
import { sha256 } from '../encryption/secrets.ts'
import { type Db, type Handlers, Refusal, type Session } from '../http/implement.ts'
import type { PushBrowser } from './deliver.ts'
import { removeBrowser } from './deliver.ts'
import { isPublicEndpoint } from './publicAddress.ts'

const maxBrowsers = 10

/** The browsers of the signed-in account, on the site of the session: a sub-user's are not its agent's. */
const ownBrowsers = (db: Db, { memberId, site, subUser }: Session) =>
  db
    .selectFrom('push_subscription')
    .where('member_id', '=', memberId)
    .where('site', '=', site)
    .where('sub_user_id', subUser ? '=' : 'is', subUser?.id ?? null)

export const pushHandlers: Pick<Handlers, 'pushSettings' | 'subscribePush' | 'unsubscribePush'> = {
  async pushSettings(_request, { db, session, settings }) {
    const rows = await ownBrowsers(db, session).select(['id', 'language', 'session_id']).execute()
    return {
      publicKey: settings.push?.publicKey ?? null,
      browsers: rows.map(({ id, language, session_id }) => ({
        id,
        language,
        thisSession: session_id === session.id,
      })),
    }
  },

  // A browser is one account's at a time: the account that turns notifications on in it last.
  subscribePush: ({ body }, { platform, session, settings, language, now }) =>
    transact(platform.database, async ({ trx }) => {
      if (settings.push === null) throw new Refusal('notFound')
      const { endpoint, p256dh, auth } = body
      if (!settings.playMoney && !isPublicEndpoint(endpoint))
        throw new Refusal('invalidFields', { problems: [{ field: 'endpoint', code: 'pattern' }] })
      const id = sha256(endpoint)
      await removeBrowser(trx, id)
      const browser: PushBrowser = { endpoint, keys: { p256dh, auth } }
      await trx
        .insertInto('push_subscription')
        .values({
          ...{ id, member_id: session.memberId, session_id: session.id, language },
          ...{ site: session.site, sub_user_id: session.subUser?.id ?? null },
          ...{ sealed: platform.secrets.seal('push', JSON.stringify(browser)), created_at: now() },
        })
        .execute()
      const spare = await ownBrowsers(trx, session)
        .select('id')
        .orderBy('created_at', 'desc')
        .offset(maxBrowsers)
        .execute()
      for (const row of spare) await removeBrowser(trx, row.id)
      return {}
    }),

  unsubscribePush: ({ body }, { platform, session }) =>
    transact(platform.database, async ({ trx }) => {
      const own = await ownBrowsers(trx, session)
        .select('id')
        .where('id', '=', sha256(body.endpoint))
        .executeTakeFirst()
      if (own) await removeBrowser(trx, own.id)
      return {}
    }),
}
