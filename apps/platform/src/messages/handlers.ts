import { joinWords, separateWordsInHtml } from '@baize/i18n/format'
import { type Selectable, sql } from 'kysely'
import { transact } from '../database/index.ts'
import { spokenLanguage, textsIn } from '../games/names.ts'
import type { Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { countUnread, notifyMessages } from './send.ts'
import type { MessageTables } from './tables.ts'

type Row = Selectable<MessageTables['message']>

const describe = (row: Row, language: string) => ({
  id: row.id,
  kind: row.kind,
  ...textsIn({ title: row.title, text: row.text }, language, separateWordsInHtml),
  link: row.link,
  at: row.sent_at.toISOString(),
  read: row.read_at !== null,
  marked: row.marked,
})

const inboxOf = (db: Db, memberId: string) =>
  db.selectFrom('message').selectAll().where('member_id', '=', memberId).where('deleted_at', 'is', null)

export const messageHandlers: Pick<
  Handlers,
  'messages' | 'unreadMessages' | 'messageDetail' | 'readMessages' | 'markMessages' | 'deleteMessages'
> = {
  async messages({ query }, { db, session, language }) {
    const keyset = keysetOf(query, 'sent_at', 'id')
    const { kind } = query
    const words = joinWords(query.q ?? '')
      .normalize('NFC')
      .trim()
      .toLowerCase()
    const tongue = spokenLanguage(language)
    const rows = await inboxOf(db, session.memberId)
      .where(keyset.where)
      .$if(kind !== undefined, (asked) => asked.where('kind', '=', kind ?? 'system'))
      .$if(words !== '', (asked) =>
        asked.where(
          sql<boolean>`strpos(lower(coalesce((title ->> ${tongue}) || ' ' || (text ->> ${tongue}), (title ->> 'en') || ' ' || (text ->> 'en'))), ${words}) > 0`,
        ),
      )
      .$if(query.show === 'unread', (asked) => asked.where('read_at', 'is', null))
      .$if(query.show === 'marked', (asked) => asked.where('marked', '=', true))
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(keyset.limit)
      .execute()
    const { rows: shown, page } = keyset.page(rows, (row) => ({ at: row.sent_at, id: row.id }))
    const unread = await countUnread(db, session.memberId)
    return { rows: shown.map((row) => describe(row, language)), unread, page }
  },

  async unreadMessages(_request, { db, session }) {
    return { unread: await countUnread(db, session.memberId) }
  },

  async messageDetail({ params }, { db, session, language }) {
    const row = await inboxOf(db, session.memberId).where('id', '=', params.id).executeTakeFirst()
    if (!row) throw new Refusal('notFound')
    return describe(row, language)
  },

  // Messages of another inbox are skipped: they look the same as deleted ones.
  readMessages: ({ body }, { platform, session, now }) =>
    transact(platform.database, async (unit) => {
      const { ids, link } = body
      const read = await unit.trx
        .updateTable('message')
        .set({ read_at: now() })
        .where('member_id', '=', session.memberId)
        .where('read_at', 'is', null)
        .$if(ids !== undefined, (asked) => asked.where('id', 'in', ids ?? []))
        .$if(link !== undefined, (asked) => asked.where('link', '=', link ?? ''))
        .returning('id')
        .execute()
      const tell = read.length > 0
      const unread = tell
        ? await notifyMessages(platform, unit, session.memberId, null)
        : await countUnread(unit.trx, session.memberId)
      return { unread }
    }),

  async markMessages({ body }, { db, session }) {
    await db
      .updateTable('message')
      .set({ marked: body.marked })
      .where('member_id', '=', session.memberId)
      .where('id', 'in', body.ids)
      .execute()
    return {}
  },

  deleteMessages: ({ body }, { platform, session, now }) =>
    transact(platform.database, async (unit) => {
      await unit.trx
        .updateTable('message')
        .set({ deleted_at: now() })
        .where('member_id', '=', session.memberId)
        .where('id', 'in', body.ids)
        .where('deleted_at', 'is', null)
        .execute()
      return { unread: await notifyMessages(platform, unit, session.memberId, null) }
    }),
}
