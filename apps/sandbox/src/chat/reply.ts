import { append } from '@baize/platform/chat/messages.ts'
import { mute } from '@baize/platform/chat/mutes.ts'
import { room } from '@baize/platform/chat/partners.ts'
import { heardIn } from '@baize/platform/chat/sessions.ts'
import type { Unit } from '@baize/platform/database/index.ts'
import { newId } from '@baize/platform/database/index.ts'
import { nameIn, spokenIn } from '@baize/platform/games/names.ts'
import { jobKind } from '@baize/platform/jobs/index.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { replies } from './replies.ts'

/** `talkId`: the talk of the message. */
export type Reply = { talkId: string; messageId: string; language: string }

export const chatReply = jobKind<Reply>('chat.reply')

/**
 * Replies to a message, as the sandbox's agents do; in the chat room, where members reply, a moderator at most. See
 * docs/sandbox.md.
 */
async function replyInChat(platform: Platform, unit: Unit, reply: Reply): Promise<void> {
  const talk = await unit.trx
    .selectFrom('chat_conversation')
    .select(['id as conversation_id', 'member_id', 'partner'])
    .where('id', '=', reply.talkId)
    .executeTakeFirst()
  if (!talk) return
  const said = await unit.trx
    .selectFrom('chat_message')
    .select('text')
    .where('conversation_id', '=', heardIn(talk))
    .where('id', '=', reply.messageId)
    .executeTakeFirst()
  const text = said?.text.toLowerCase() ?? '#silent'
  if (text.includes('#silent')) return
  const mutes = text.includes('#mute')
  if (mutes) await mute(platform, unit, talk, { reason: 'moderator', minutes: 10 })
  if (talk.partner === room) return
  const says = mutes ? replies.muted : text.includes('#case') ? replies.case : replies.answer
  const language = spokenIn([says], reply.language)
  await append(platform, unit, {
    conversation_id: talk.conversation_id,
    id: newId(),
    author: mutes ? 'moderator' : 'agent',
    sender_id: null,
    name: null,
    text: nameIn(says, language),
    language,
    hidden: false,
    at: platform.now(),
  })
}

export const startChat = (platform: Platform): Promise<void> =>
  platform.jobs.handle(chatReply, (unit, reply) => replyInChat(platform, unit, reply))
