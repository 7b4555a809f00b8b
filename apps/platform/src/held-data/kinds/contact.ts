import { sql } from 'kysely'
import { held } from '../heldTable.ts'

/** What the member wrote, and what was written to it. */
export const contactTables = [
  held('message', {
    file: 'messages',
    ...{ of: ['member_id'], key: ['id'] },
    shown: ['id', 'kind', 'link', 'sent_at', 'read_at', 'marked', 'deleted_at'],
    texts: ['title', 'text'],
    withheld: { internal: ['cause'] },
  }),
  held('chat_conversation', {
    file: 'chats',
    ...{ of: ['member_id'], key: ['id'] },
    shown: ['id', 'partner', 'strikes', 'muted_until', 'mute_reason', 'created_at'],
    withheld: { internal: ['last_sequence'] },
  }),
  held('chat_message', {
    file: 'chat-messages',
    // Both sides of the member's own talks, and in the room what it said itself.
    of: (memberId) => sql`conversation_id IN (SELECT id FROM chat_conversation WHERE member_id = ${memberId})
      OR sender_id IN (SELECT id FROM chat_conversation WHERE member_id = ${memberId})`,
    ...{
      key: ['conversation_id', 'sequence'],
      shown: ['conversation_id', 'author', 'text', 'language', 'hidden', 'at'],
    },
    withheld: { another: ['name'], internal: ['id', 'sequence', 'sender_id'] },
  }),
  held('complaint_case', {
    file: 'requests',
    ...{ of: ['member_id'], key: ['id'] },
    shown: ['id', 'number', 'type', 'state', 'language', 'opened_at', 'changed_at', 'deadline_at'],
  }),
  held('complaint_entry', {
    file: 'request-entries',
    ...{ of: ['member_id'], key: ['case_id', 'id'], shown: ['case_id', 'author', 'text', 'at'] },
    withheld: { internal: ['id'] },
  }),
  held('feedback', {
    file: 'feedback',
    ...{ of: ['member_id'], key: ['id'], shown: ['reference', 'sender', 'type', 'content', 'sent_at'] },
    withheld: { internal: ['id'] },
  }),
]
