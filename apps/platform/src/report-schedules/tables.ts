import type { reportCadences, scheduledRecords } from '@baize/api/contract'
import type { ColumnType } from 'kysely'
import type { AskedColumn } from '../exports/tables.ts'

type ScheduledRecord = (typeof scheduledRecords)[number]
export type Cadence = (typeof reportCadences)[number]

type Filter = ColumnType<Record<string, string>, string, never>
type Columns = ColumnType<readonly AskedColumn[] | null, string | null, never>

export interface ReportScheduleTables {
  report_schedule: {
    id: string
    member_id: string
    name: string
    record: ScheduledRecord
    /** Without the period. */
    filter: Filter
    columns: Columns
    /** Of the file and of the e-mail. */
    language: string
    cadence: Cadence
    format: 'csv' | 'xlsx'
    mail: boolean
    /** The first day, yyyy-MM-dd of the brand's zone, that no file has yet. */
    next_from: string
    next_at: Date
    paused_at: Date | null
    created_at: Date
  }
  report_file: {
    id: string
    member_id: string
    name: string
    record: ScheduledRecord
    /** With the days of the file as its period. */
    filter: Filter
    columns: Columns
    language: string
    format: 'csv' | 'xlsx'
    first_day: string
    last_day: string
    row_count: number
    made_at: Date
    expires_at: Date
  }
}
