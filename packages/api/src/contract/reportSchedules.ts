import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { exportColumn, exportFormats } from './exports.ts'
import { day, id, instant, sortOrder, typed } from './scalars.ts'

/** The reports that can be scheduled: those of a team that have a period. */
export const scheduledRecords = ['teamReport', 'teamProfitLoss', 'teamBets', 'downlineTransactions'] as const

export const reportCadences = ['daily', 'weekly'] as const

/** Most schedules of one account. */
export const maxReportSchedules = 10

const filter = z.record(id, typed(200))

const schedule = z.object({
  id,
  /** What the agent calls it. */
  name: z.string(),
  record: z.enum(scheduledRecords),
  /** The query of the report without its period. */
  filter,
  cadence: z.enum(reportCadences),
  format: z.enum(exportFormats),
  /** An e-mail says that the file is there. */
  mail: z.boolean(),
  paused: z.boolean(),
  /** The first day of the next file. */
  from: day,
  /** When the next file is made, unless it is paused. */
  nextAt: instant,
})

const file = z.object({
  id,
  name: z.string(),
  record: z.enum(scheduledRecords),
  format: z.enum(exportFormats),
  /** The days of the file, both included, in the brand's time zone. */
  from: day,
  to: day,
  /** Rows when it was made, without the line of totals. */
  count: z.int(),
  madeAt: instant,
  /** Until when it can be downloaded. */
  expiresAt: instant,
})

/** What scheduled reports and their files can be sorted by: each column of their lists. */
export const reportSorts = {
  schedules: ['name', 'record', 'cadence', 'format', 'mail', 'next'],
  files: ['name', 'days', 'count', 'expiresAt'],
} as const

const reportSchedules = defineCall({
  id: 'reportSchedules',
  method: 'GET',
  path: '/wps/agent/report-schedules',
  summary: 'The agent’s scheduled reports, and the files of them that can still be downloaded, newest first.',
  roles: ['agent'],
  query: z.strictObject({
    /** Oldest first when left out. Those that are paused are before all others by `next`. */
    schedulesSort: z.optional(z.enum(reportSorts.schedules)),
    schedulesOrder: sortOrder.order,
    /** Newest first when left out. */
    filesSort: z.optional(z.enum(reportSorts.files)),
    filesOrder: sortOrder.order,
  }),
  value: z.object({
    schedules: z.array(schedule),
    files: z.array(file),
    max: z.int(),
    /** The confirmed e-mail address of the account, mostly hidden; null where there is none. */
    mailHint: z.nullable(z.string()),
  }),
})

const createReportSchedule = defineCall({
  id: 'createReportSchedule',
  method: 'POST',
  path: '/wps/agent/report-schedules',
  summary:
    'Schedules a report: after each day or week of the brand’s time zone, its file waits in the messages.',
  roles: ['agent'],
  idempotent: true,
  body: z.strictObject({
    name: typed(40),
    record: z.enum(scheduledRecords),
    /** The query of the report as the screen sends it; `from`, `to`, `after` and `pageSize` mean nothing here. */
    filter: z._default(filter, {}),
    /** The columns that the screen shows, in its order, each once. @default all that the report has */
    columns: z.optional(z.array(exportColumn).check(z.minLength(1), z.maxLength(40))),
    cadence: z.enum(reportCadences),
    format: z.enum(exportFormats),
    mail: z.boolean(),
  }),
  value: schedule,
  errors: ['tooManyOpen'],
})

const pauseReportSchedule = defineCall({
  id: 'pauseReportSchedule',
  method: 'PUT',
  path: '/wps/agent/report-schedules/{id}',
  summary:
    'Pauses a scheduled report, or resumes it with the day or week that runs; those before are left out.',
  roles: ['agent'],
  params: z.strictObject({ id }),
  body: z.strictObject({ paused: z.boolean() }),
  value: schedule,
})

const deleteReportSchedule = defineCall({
  id: 'deleteReportSchedule',
  method: 'DELETE',
  path: '/wps/agent/report-schedules/{id}',
  summary: 'Deletes a scheduled report. Files that were made stay until they expire.',
  roles: ['agent'],
  params: z.strictObject({ id }),
  value: z.object({ id }),
})

const openReportFile = defineCall({
  id: 'openReportFile',
  method: 'POST',
  path: '/wps/agent/report-files/{id}/address',
  summary: 'The address of a file of a scheduled report: good once, for a minute and for this session.',
  roles: ['agent'],
  params: z.strictObject({ id }),
  value: z.object({ url: z.string(), fileName: z.string(), expiresAt: instant }),
})

export const reportScheduleCalls = {
  reportSchedules,
  createReportSchedule,
  pauseReportSchedule,
  deleteReportSchedule,
  openReportFile,
} as const
