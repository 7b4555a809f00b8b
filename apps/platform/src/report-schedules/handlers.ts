import { maxReportSchedules } from '@baize/api/contract'
import { type Selectable, sql } from 'kysely'
import { newId } from '../database/index.ts'
import { exportAddress } from '../exports/address.ts'
import { requireColumns } from '../exports/columns.ts'
import { fileNameOf, subjectOf } from '../exports/fileName.ts'
import { countRows } from '../exports/pieces.ts'
import type { Db, Handlers, Preparations } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { spend } from '../limits/rateLimit.ts'
import { dayAt } from '../records/days.ts'
import { contactsOf } from '../verification/contacts.ts'
import { sortedBy } from '../wallet/sortedKeyset.ts'
import { firstFile } from './periods.ts'
import { fileSortValues, scheduleSortValues } from './reportSort.ts'
import type { ReportScheduleTables } from './tables.ts'

/** More than all schedules of an account make until their files expire. */
const filesShown = 200

const described = (row: Selectable<ReportScheduleTables['report_schedule']>) => ({
  ...{ id: row.id, name: row.name, record: row.record, filter: row.filter, cadence: row.cadence },
  ...{ format: row.format, mail: row.mail, paused: row.paused_at !== null, from: row.next_from },
  nextAt: row.next_at.toISOString(),
})

const invalid = (field: string, code: string) => new Refusal('invalidFields', { problems: [{ field, code }] })

/** What a filter says besides its period and its page. */
function withoutPeriod(filter: Readonly<Record<string, string>>): Record<string, string> {
  const { after: _, pageSize: __, from: ___, to: ____, ...rest } = filter
  return rest
}

/** Reads today's rows once, so that a filter that is refused is refused here and not at night. */
export const reportSchedulePreparations: Pick<Preparations, 'createReportSchedule'> = {
  async createReportSchedule({ body }, context) {
    const { session, settings, now } = context
    if (!session) return
    const today = dayAt(now(), settings.brand.gmtOffsetMinutes)
    const filter = { ...withoutPeriod(body.filter), from: today, to: today }
    await countRows(0, body.record, filter, { ...context, session, vendor: null })
  },
}

const ownSchedule = (db: Db, id: string, memberId: string) =>
  db.selectFrom('report_schedule').selectAll().where('id', '=', id).where('member_id', '=', memberId)

export const reportScheduleHandlers: Pick<
  Handlers,
  | 'reportSchedules'
  | 'createReportSchedule'
  | 'pauseReportSchedule'
  | 'deleteReportSchedule'
  | 'openReportFile'
> = {
  async reportSchedules({ query }, { platform, db, session, now }) {
    const scheduleValue = query.schedulesSort && scheduleSortValues[query.schedulesSort]
    const fileValue = query.filesSort && fileSortValues[query.filesSort]
    const schedules = await db
      .selectFrom('report_schedule')
      .selectAll()
      .where('member_id', '=', session.memberId)
      .orderBy(
        scheduleValue
          ? sortedBy({ value: scheduleValue }, query.schedulesOrder, 'report_schedule.id')
          : sql`created_at ASC, id ASC`,
      )
      .execute()
    const files = await db
      .selectFrom('report_file')
      .selectAll()
      .where('member_id', '=', session.memberId)
      .where('expires_at', '>', now())
      .orderBy(
        fileValue
          ? sortedBy({ value: fileValue }, query.filesOrder, 'report_file.id')
          : sql`made_at DESC, id DESC`,
      )
      .limit(filesShown)
      .execute()
    const contacts = await contactsOf(platform, db, session.memberId)
    return {
      schedules: schedules.map(described),
      files: files.map((row) => ({
        ...{ id: row.id, name: row.name, record: row.record, format: row.format },
        ...{ from: row.first_day, to: row.last_day, count: row.row_count },
        ...{ madeAt: row.made_at.toISOString(), expiresAt: row.expires_at.toISOString() },
      })),
      max: maxReportSchedules,
      mailHint: contacts.find(({ kind }) => kind === 'email')?.hint ?? null,
    }
  },

  async createReportSchedule({ body }, context) {
    const { platform, unit, db, session, settings, language, now } = context
    const { record, cadence, format, mail, columns = null } = body
    const filter = withoutPeriod(body.filter)
    const { gmtOffsetMinutes } = settings.brand
    const at = now()
    const name = body.name.trim()
    if (name === '') throw invalid('name', 'required')
    if (columns) requireColumns(record, columns)
    // These are of now, or of any day: they have no period that could end.
    const { state, search } = filter
    if (record === 'teamBets' && (state === 'unsettled' || search !== undefined)) {
      throw invalid('filter', 'choice')
    }
    if (mail && !(await contactsOf(platform, db, session.memberId)).some(({ kind }) => kind === 'email')) {
      throw invalid('mail', 'choice')
    }
    // Two requests of one account wait for each other, so that neither exceeds the limit.
    await unit.trx
      .selectFrom('member')
      .select('id')
      .where('id', '=', session.memberId)
      .forNoKeyUpdate()
      .execute()
    const { count } = await unit.trx
      .selectFrom('report_schedule')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('member_id', '=', session.memberId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxReportSchedules) {
      throw new Refusal('tooManyOpen', { params: { max: maxReportSchedules } })
    }
    const first = firstFile(at, cadence, gmtOffsetMinutes)
    const row = await unit.trx
      .insertInto('report_schedule')
      .values({
        ...{ id: newId(), member_id: session.memberId, name, record, language, cadence, format, mail },
        ...{ filter: JSON.stringify(filter), columns: columns && JSON.stringify(columns) },
        ...{ next_from: first.from, next_at: first.at, paused_at: null, created_at: at },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return described(row)
  },

  async pauseReportSchedule({ params, body }, { db, session, settings, now }) {
    const row = await ownSchedule(db, params.id, session.memberId).executeTakeFirst()
    if (!row) throw new Refusal('notFound')
    if (body.paused === (row.paused_at !== null)) return described(row)
    const at = now()
    const { from, at: nextAt } = firstFile(at, row.cadence, settings.brand.gmtOffsetMinutes)
    const resumed = { paused_at: null, next_from: from, next_at: nextAt }
    const changed = await db
      .updateTable('report_schedule')
      .set(body.paused ? { paused_at: at } : resumed)
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirst()
    if (!changed) throw new Refusal('notFound')
    return described(changed)
  },

  async deleteReportSchedule({ params }, { db, session }) {
    const removed = await db
      .deleteFrom('report_schedule')
      .where('id', '=', params.id)
      .where('member_id', '=', session.memberId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw new Refusal('notFound')
    return removed
  },

  async openReportFile({ params }, context) {
    const { db, session, now } = context
    const at = now()
    const file = await db
      .selectFrom('report_file')
      .selectAll()
      .where('id', '=', params.id)
      .where('member_id', '=', session.memberId)
      .where('expires_at', '>', at)
      .executeTakeFirst()
    if (!file) throw new Refusal('notFound')
    await spend(db, `export:${session.memberId}`, { everySeconds: 6, burst: 10 }, at)
    const { record, format, filter, columns, language, first_day: from, last_day: to } = file
    const fileName = fileNameOf(record, subjectOf({ ...filter, from, to }, session, to), format)
    const asked = { record, format, filter, columns, language, file_name: fileName }
    return { ...(await exportAddress(context, asked, at)), fileName }
  },
}
