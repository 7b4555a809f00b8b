import type { messageKinds } from '@baize/api/contract'
import type { ColumnType } from 'kysely'
import type { Names } from '../games/names.ts'

export interface MessageTables {
  message: {
    member_id: string
    id: string
    kind: (typeof messageKinds)[number]
    /** In every language: the reader may have changed theirs. */
    title: ColumnType<Names, string, never>
    text: ColumnType<Names, string, never>
    link: string
    /** Its cause: each is sent once. */
    cause: string
    sent_at: Date
    read_at: Date | null
    marked: ColumnType<boolean, boolean | undefined, boolean>
    deleted_at: Date | null
  }
}
