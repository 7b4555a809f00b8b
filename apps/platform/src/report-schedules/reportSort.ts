import type { reportSorts } from '@baize/api/contract'
import { type RawBuilder, sql } from 'kysely'

type Values<List extends keyof typeof reportSorts> = Readonly<
  Record<(typeof reportSorts)[List][number], RawBuilder<unknown>>
>

/** What schedules are sorted by, as their list shows them; those that are paused have no next file and are first. */
export const scheduleSortValues: Values<'schedules'> = {
  name: sql`report_schedule.name`,
  record: sql`report_schedule.record`,
  cadence: sql`report_schedule.cadence`,
  format: sql`report_schedule.format`,
  mail: sql`report_schedule.mail`,
  next: sql`coalesce(CASE WHEN report_schedule.paused_at IS NULL THEN report_schedule.next_at END, 'epoch'::timestamptz)`,
}

/** What files of scheduled reports are sorted by; `days` by their first day, then by their last. */
export const fileSortValues: Values<'files'> = {
  name: sql`report_file.name`,
  days: sql`report_file.first_day || report_file.last_day`,
  count: sql`report_file.row_count`,
  expiresAt: sql`report_file.expires_at`,
}
