import { codePointLength } from '@baize/forms/compiler'
import { append, describe, heardBy } from '@baize/platform/chat/messages.ts'
import { holdsListedWord } from '@baize/platform/chat/moderation.ts'
import { muteOf, strike } from '@baize/platform/chat/mutes.ts'
import { heardIn, openTalk, partnerNames, requireTalk } from '@baize/platform/chat/sessions.ts'
import { transact } from '@baize/platform/database/index.ts'
import { namedIn } from '@baize/platform/games/names.ts'
import type { Handlers } from '@baize/platform/http/implement.ts'
import { Refusal } from '@baize/platform/http/refusal.ts'
import { spend } from '@baize/platform/limits/rateLimit.ts'
import { keysetOf } from '@baize/platform/wallet/keyset.ts'
import { chatReply } from './reply.ts'

const maxMessage = 500
const pace = { everySeconds: 1, burst: 6 }

/** A message's text, as it is stored; refused where it is empty, or too long. */
function spoken(typed: string): string {
  const text = typed.normalize('NFC').trim()
  const problem =
    text === ''
      ? { field: 'text', code: 'required' }
      : { field: 'text', code: 'tooLong', params: { max: maxMessage } }
  if (text !== '' && codePointLength(text) <= maxMessage) return text
  throw new Refusal('invalidFields', { problems: [problem] })
}

export const chatTalkHandlers: Pick<Handlers, 'sandboxOpenChat' | 'sandboxChatMessages' | 'sandboxSay'> = {
  async sandboxOpenChat({ body }, context) {
    const [talk, chatSession] = await openTalk(context, body.launch)
    return {
      chatSession,
      ...namedIn(['partner', 'partnerLanguage'], partnerNames(talk.partner), talk.language),
      muted: await muteOf(context.db, talk, context.now()),
    }
  },

  async sandboxChatMessages({ body }, context) {
    const { db, now } = context
    const talk = await requireTalk(context, body.chatSession)
    const keyset = keysetOf(body, 'at', 'id')
    const rows = await heardBy(db, talk)
      .where(keyset.where)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(keyset.limit)
      .execute()
    const { rows: shown, page } = keyset.page(rows, (row) => ({ at: row.at, id: row.id }))
    return { rows: shown.map((row) => describe(row, talk)), muted: await muteOf(db, talk, now()), page }
  },

  async sandboxSay({ body }, context) {
    const { platform, settings, now } = context
    const talk = await requireTalk(context, body.chatSession)
    const text = spoken(body.text)
    await spend(context.db, `chat:${talk.conversation_id}`, pace, now())
    return transact(platform.database, async (unit) => {
      const { trx } = unit
      const ownRow = trx.selectFrom('chat_conversation').select('id').where('id', '=', talk.conversation_id)
      await ownRow.forUpdate().execute()
      const known = await trx
        .selectFrom('chat_message')
        .selectAll()
        .where('conversation_id', '=', heardIn(talk))
        .where('id', '=', body.messageId)
        .executeTakeFirst()
      if (known && (known.sender_id !== talk.conversation_id || known.text !== text))
        throw new Refusal('idempotencyKeyReused')
      if (known) return { message: describe(known, talk), muted: await muteOf(trx, talk, now()) }
      const muted = await muteOf(trx, talk, now())
      if (muted) throw new Refusal('wrongState', { params: { state: 'muted', ...muted } })
      const hidden = holdsListedWord(text)
      const message = await append(platform, unit, {
        conversation_id: heardIn(talk),
        id: body.messageId,
        author: 'member',
        sender_id: talk.conversation_id,
        name: talk.name,
        text,
        language: null,
        hidden,
        at: now(),
      })
      if (hidden) await strike(platform, unit, talk)
      else {
        const reply = { talkId: talk.conversation_id, messageId: message.id, language: talk.language }
        await platform.jobs.send(trx, chatReply, reply, { after: settings.shortDelays ? 1 : 2 })
      }
      return { message: describe(message, talk), muted: await muteOf(trx, talk, now()) }
    })
  },
}
