import { transact } from '../database/index.ts'
import { sha256 } from '../encryption/secrets.ts'
import { type Handlers, Refusal } from '../http/implement.ts'
import type { PushBrowser } from './deliver.ts'
import { removeBrowser } from './deliver.ts'
import { isPublicEndpoint } from './publicAddress.ts'

const maxBrowsers = 10

export const pushHandlers: Pick<Handlers, 'pushSettings' | 'subscribePush' | 'unsubscribePush'> = {
  async pushSettings(_request, { db, session, settings }) {
    const rows = await db
      .selectFrom('push_subscription')
      .select(['id', 'language', 'session_id'])
      .where('member_id', '=', session.memberId)
      .execute()
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
          ...{ sealed: platform.secrets.seal('push', JSON.stringify(browser)), created_at: now() },
        })
        .execute()
      const spare = await trx
        .selectFrom('push_subscription')
        .select('id')
        .where('member_id', '=', session.memberId)
        .orderBy('created_at', 'desc')
        .offset(maxBrowsers)
        .execute()
      for (const row of spare) await removeBrowser(trx, row.id)
      return {}
    }),

  unsubscribePush: ({ body }, { platform, session }) =>
    transact(platform.database, async ({ trx }) => {
      const own = await trx
        .selectFrom('push_subscription')
        .select('id')
        .where('id', '=', sha256(body.endpoint))
        .where('member_id', '=', session.memberId)
        .executeTakeFirst()
      if (own) await removeBrowser(trx, own.id)
      return {}
    }),
}
