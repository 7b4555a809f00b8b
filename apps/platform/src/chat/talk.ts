import { codePointLength } from '@baize/forms/compiler'
import type { Selectable } from 'kysely'
import { transact } from '../database/index.ts'
import { randomToken, sha256 } from '../encryption/secrets.ts'
import { foreignTo, namedIn, type Words } from '../games/names.ts'
import type { Context, Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { spend } from '../limits/throttle.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { chatIsOn } from './launch.ts'
import { findModel } from './models.ts'
import { holdsListedWord, muteMilliseconds, strikesToMute } from './moderation.ts'
import { chatReply, languageOfReply } from './reply.ts'
import type { ChatTables } from './tables.ts'

type Talk = Selectable<ChatTables['chat_session']>
type Message = Selectable<ChatTables['chat_message']>

const longestMessage = 500
const pace = { everySeconds: 1, burst: 6 }
const service: Words = { en: 'Customer service', km: 'សេវាអតិថិជន', 'zh-Hans': '客服', ar: 'خدمة العملاء' }

async function requireTalk({ db, settings, now }: Context, token: string): Promise<Talk> {
  const found = chatIsOn(settings)
    ? await db
        .selectFrom('chat_session')
        .selectAll()
        .where('token_hash', '=', sha256(token))
        .where('expires_at', '>', now())
        .executeTakeFirst()
    : undefined
  if (!found) throw new Refusal('notFound', { reason: 'chat session' })
  return found
}

/** Exchanges a launch code, once, for a session of the chat page; or takes that up again after a reload. */
async function openTalk(context: Context, code: string): Promise<[Talk, string]> {
  if (!chatIsOn(context.settings)) throw new Refusal('notFound')
  const token = randomToken()
  const opened = await context.db
    .updateTable('chat_session')
    .set({ token_hash: sha256(token) })
    .where('launch_hash', '=', sha256(code))
    .where('token_hash', 'is', null)
    .where('launch_expires_at', '>', context.now())
    .returningAll()
    .executeTakeFirst()
  return opened ? [opened, token] : [await requireTalk(context, code), code]
}

const conversation = (db: Db, id: string) =>
  db.selectFrom('chat_conversation').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The mute of whoever talks: one that was earned in any of a member's talks counts in all of them. */
async function muteOf(db: Db, id: string, now: Date) {
  const { member_id: memberId } = await conversation(db, id)
  const muted = await db
    .selectFrom('chat_conversation')
    .select(['muted_until', 'mute_reason'])
    .where((eb) => (memberId === null ? eb('id', '=', id) : eb('member_id', '=', memberId)))
    .where('muted_until', '>', now)
    .orderBy('muted_until', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!muted?.muted_until || !muted.mute_reason) return null
  return { until: muted.muted_until.toISOString(), reason: muted.mute_reason }
}

function describe({ id, author, text, at, hidden }: Message, { language }: Talk) {
  const spoken = author === 'member' ? undefined : languageOfReply(text)
  return {
    ...{ id, author, text, hidden },
    ...(spoken ? foreignTo(language, spoken) : {}),
    at: at.toISOString(),
  }
}

/** Counts a word of the list; the third mutes. */
async function strike(db: Db, id: string, now: Date): Promise<void> {
  const { strikes } = await db
    .updateTable('chat_conversation')
    .set((eb) => ({ strikes: eb('strikes', '+', 1) }))
    .where('id', '=', id)
    .returning('strikes')
    .executeTakeFirstOrThrow()
  if (strikes < strikesToMute) return
  await db
    .updateTable('chat_conversation')
    .set({ strikes: 0, muted_until: new Date(now.getTime() + muteMilliseconds), mute_reason: 'words' })
    .where('id', '=', id)
    .execute()
}

export const chatTalkHandlers: Pick<Handlers, 'sandboxOpenChat' | 'sandboxChatMessages' | 'sandboxSay'> = {
  async sandboxOpenChat({ body }, context) {
    const [talk, chatSession] = await openTalk(context, body.launch)
    const { partner } = await conversation(context.db, talk.conversation_id)
    return {
      chatSession,
      ...namedIn(['partner', 'partnerLanguage'], findModel(partner)?.names ?? service, talk.language),
      muted: await muteOf(context.db, talk.conversation_id, context.now()),
    }
  },

  async sandboxChatMessages({ body }, context) {
    const { db, now } = context
    const talk = await requireTalk(context, body.chatSession)
    const keyset = keysetOf(body, 'at', 'id')
    const rows = await db
      .selectFrom('chat_message')
      .selectAll()
      .where('conversation_id', '=', talk.conversation_id)
      .where(keyset.where)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(keyset.limit)
      .execute()
    const { rows: shown, page } = keyset.page(rows, (row) => ({ at: row.at, id: row.id }))
    return {
      rows: shown.map((row) => describe(row, talk)),
      muted: await muteOf(db, talk.conversation_id, now()),
      page,
    }
  },

  async sandboxSay({ body }, context) {
    const { platform, settings, now } = context
    const talk = await requireTalk(context, body.chatSession)
    const text = body.text.normalize('NFC').trim()
    const problem =
      text === ''
        ? { field: 'text', code: 'required' }
        : { field: 'text', code: 'tooLong', params: { max: longestMessage } }
    if (text === '' || codePointLength(text) > longestMessage) {
      throw new Refusal('invalidFields', { problems: [problem] })
    }
    const id = talk.conversation_id
    await spend(context.db, `chat:${id}`, pace, now())
    return transact(platform.database, async (unit) => {
      const { trx } = unit
      await trx.selectFrom('chat_conversation').select('id').where('id', '=', id).forUpdate().execute()
      const known = await trx
        .selectFrom('chat_message')
        .selectAll()
        .where('conversation_id', '=', id)
        .where('id', '=', body.messageId)
        .executeTakeFirst()
      if (known && (known.author !== 'member' || known.text !== text))
        throw new Refusal('idempotencyKeyReused')
      if (known) return { message: describe(known, talk), muted: await muteOf(trx, id, now()) }
      const muted = await muteOf(trx, id, now())
      if (muted) throw new Refusal('wrongState', { params: { state: 'muted', ...muted } })
      const hidden = holdsListedWord(text)
      const message = {
        conversation_id: id,
        id: body.messageId,
        author: 'member' as const,
        text,
        hidden,
        at: now(),
      }
      await trx.insertInto('chat_message').values(message).execute()
      if (hidden) await strike(trx, id, now())
      else {
        const reply = { conversationId: id, messageId: message.id, language: talk.language }
        await platform.jobs.send(trx, chatReply, reply, { after: settings.sandboxFast ? 1 : 2 })
      }
      return { message: describe(message, talk), muted: await muteOf(trx, id, now()) }
    })
  },
}
