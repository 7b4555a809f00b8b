import type { exportableRecords, exportFormats } from '@baize/api/contract'
import type { ColumnType } from 'kysely'

export type ExportableRecord = (typeof exportableRecords)[number]
type ExportFormat = (typeof exportFormats)[number]

/** A column of a file, with the screen's messages where it sent them. */
export interface AskedColumn {
  readonly id: string
  readonly title?: string | undefined
  /** What the screen calls values of the column. */
  readonly words?: Readonly<Record<string, string>> | undefined
}

export interface ExportTables {
  record_export: {
    code_hash: string
    member_id: string
    /** The file exists as long as the session that requested it. */
    session_id: string
    record: ExportableRecord
    format: ExportFormat
    /** The list's query as it was requested. */
    filter: ColumnType<Record<string, string>, string, never>
    columns: ColumnType<readonly AskedColumn[] | null, string | null, never>
    language: string
    file_name: string
    /** When it was requested: what `today` is. */
    asked_at: Date
    expires_at: Date
  }
}
