import type { Handlers } from '@baize/platform/http/implement.ts'
import { recipientMark } from '@baize/platform/outbox/queue.ts'
import { mailKey } from '@baize/platform/verification/numbers.ts'

const shown = 20

export const outboxHandlers: Pick<Handlers, 'sandboxOutbox'> = {
  async sandboxOutbox({ query }, { platform, db, now }) {
    const to = query.to.includes('@') ? mailKey(query.to) : query.to.trim()
    const rows = await db
      .selectFrom('outbox_message')
      .selectAll()
      .where('to_mark', '=', recipientMark(platform, to))
      .where('state', '!=', 'queued')
      .where('due_at', '<=', now())
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(shown)
      .execute()
    return {
      messages: rows.map((row) => ({
        at: row.due_at.toISOString(),
        channel: row.channel,
        kind: row.kind,
        state: row.state === 'failed' ? ('failed' as const) : ('sent' as const),
        language: row.language,
        text: row.state === 'failed' ? '' : platform.secrets.open('message-text', row.text_sealed),
      })),
    }
  },
}
