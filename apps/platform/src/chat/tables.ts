import type { Generated } from 'kysely'
import type { SpokenLanguage } from '../games/names.ts'

export type MuteReason = 'words' | 'moderator'

export interface ChatTables {
  /** A talk of one member (or visitor) with a partner; and one for the chat room, whose partner and id are `room`. */
  chat_conversation: {
    id: string
    /** Null for a visitor, whose talk is found by its session only, and for the chat room itself. */
    member_id: string | null
    /** `service`, the id of a dealer at a live table, or `room`. */
    partner: string
    /** Words of the list since the last mute. */
    strikes: Generated<number>
    muted_until: Date | null
    mute_reason: MuteReason | null
    /** The number of messages. Taking the next number locks the row until the message is committed. */
    last_sequence: Generated<bigint>
    created_at: Date
  }
  chat_session: {
    id: string
    launch_hash: string
    token_hash: string | null
    conversation_id: string
    language: string
    /** The session that it was launched from, with which it ends; null for a visitor. */
    session_id: string | null
    /** The writer's name as others in the chat room read it. */
    name: string | null
    launch_expires_at: Date
    expires_at: Date
  }
  chat_message: {
    conversation_id: string
    id: string
    /** 1, 2, 3, … in the order of commits. */
    sequence: bigint
    author: 'member' | 'agent' | 'moderator'
    /** The writer's talk: its own, also where the conversation is the chat room. */
    sender_id: string | null
    name: string | null
    text: string
    /** In which staff wrote it; null for what a member typed. */
    language: Generated<SpokenLanguage | null>
    hidden: boolean
    at: Date
  }
}
