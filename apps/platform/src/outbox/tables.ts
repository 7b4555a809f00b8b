import type { ColumnType } from 'kysely'

export interface OutboxTables {
  outbox_message: {
    id: string
    channel: 'sms' | 'mail'
    to_mark: string
    to_sealed: string
    kind: string
    text_sealed: string
    language: string
    state: 'queued' | 'sent' | 'failed'
    tries: ColumnType<number, number | undefined, number>
    created_at: Date
    /** When it is to be sent, or was. */
    due_at: Date
  }
}
