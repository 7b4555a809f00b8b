import type { ColumnType } from 'kysely'

export interface UploadTables {
  upload: {
    id: string
    member_id: string
    type: 'image/png' | 'image/jpeg'
    width: number
    height: number
    size: number
    /** The image; null where a folder stores it. */
    bytes: ColumnType<Uint8Array | null, Uint8Array | null, never>
    /** What it was uploaded for, such as `promotion` and the application's id; null while it waits. */
    use_type: string | null
    use_id: string | null
    created_at: Date
  }
}
