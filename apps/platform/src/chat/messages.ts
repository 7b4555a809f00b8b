import type { Selectable } from 'kysely'
import type { Unit } from '../database/index.ts'
import { foreignTo } from '../games/names.ts'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { notifySaid } from './chatEvents.ts'
import { heardIn, type Talk } from './sessions.ts'
import type { ChatTables } from './tables.ts'

export type Message = Selectable<ChatTables['chat_message']>

/** Most messages that a page which was away is sent one by one. */
const maxMissed = 200

/** Adds a message to a conversation, and notifies the pages that subscribe to it. */
export async function append(
  { database }: Pick<Platform, 'database'>,
  unit: Unit,
  message: Omit<Message, 'sequence'>,
): Promise<Message> {
  const { last_sequence: sequence } = await unit.trx
    .updateTable('chat_conversation')
    .set((eb) => ({ last_sequence: eb('last_sequence', '+', 1n) }))
    .where('id', '=', message.conversation_id)
    .returning('last_sequence')
    .executeTakeFirstOrThrow()
  const numbered = { ...message, sequence }
  await unit.trx.insertInto('chat_message').values(numbered).execute()
  unit.afterCommit(() => notifySaid(database.bus, message.conversation_id))
  return numbered
}

/**
 * What a participant reads: all messages of the conversation except those that were withheld, which their writer
 * alone sees.
 */
export const heardBy = (db: Db, talk: Talk) =>
  db
    .selectFrom('chat_message')
    .selectAll()
    .where('conversation_id', '=', heardIn(talk))
    .where((eb) => eb.or([eb('hidden', '=', false), eb('sender_id', '=', talk.conversation_id)]))

/** A participant's messages after a number, in order; `tooMany` where loading the newest page is shorter. */
export async function heardSince(
  db: Db,
  talk: Talk,
  sequence: bigint,
): Promise<{ messages: Message[]; tooMany: boolean }> {
  const messages = await heardBy(db, talk)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(maxMissed + 1)
    .execute()
  return { messages, tooMany: messages.length > maxMissed }
}

/** A message as the page of a talk reads it. */
export function describe(message: Message, talk: Talk) {
  const { id, sequence, author, text, language, hidden, at } = message
  const mine = message.sender_id === talk.conversation_id
  return {
    ...{ id, sequence: Number(sequence), author, mine, text, hidden },
    name: mine ? null : message.name,
    ...(language ? foreignTo(talk.language, language) : {}),
    at: at.toISOString(),
  }
}
