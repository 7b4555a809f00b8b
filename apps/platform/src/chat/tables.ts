import type { Generated } from 'kysely'

export type MuteReason = 'words' | 'moderator'

export interface ChatTables {
  chat_conversation: {
    id: string
    /** Null for a visitor, whose talk is found by its session only. */
    member_id: string | null
    /** `service`, or the id of somebody at a live table. */
    partner: string
    /** Words of the list since the last mute. */
    strikes: Generated<number>
    muted_until: Date | null
    mute_reason: MuteReason | null
    created_at: Date
  }
  chat_session: {
    id: string
    launch_hash: string
    token_hash: string | null
    conversation_id: string
    language: string
    launch_expires_at: Date
    expires_at: Date
  }
  chat_message: {
    conversation_id: string
    id: string
    author: 'member' | 'agent' | 'moderator'
    text: string
    hidden: boolean
    at: Date
  }
}
