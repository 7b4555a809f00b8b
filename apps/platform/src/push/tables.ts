import type { ColumnType } from 'kysely'
import type { Site } from '../http/implement.ts'

export interface PushTables {
  push_subscription: {
    /** SHA-256 of the endpoint, base64url. */
    id: string
    member_id: string
    /** In which it was turned on, or renewed. */
    session_id: string
    site: Site
    /** Whose browser it is, where that is not the account's owner. */
    sub_user_id: string | null
    /** Endpoint and keys as JSON. */
    sealed: string
    language: string
    created_at: Date
  }
  push_notification: {
    subscription_id: string
    message_id: string
    /** In the subscription's language. */
    title: string
    link: string
    tries: ColumnType<number, number | undefined, number>
    created_at: Date
    due_at: Date
  }
}
