import { maxExportRows } from '@baize/api/contract'
import type { Selectable } from 'kysely'
import { newId, transact, type Unit } from '../database/index.ts'
import { readingOf } from '../exports/pages.ts'
import { countRows } from '../exports/pieces.ts'
import { logFault } from '../http/failure.ts'
import type { Session } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { inEachLanguage } from '../messages/inEachLanguage.ts'
import { centrePath } from '../messages/moneyMessage.ts'
import { sendMessage } from '../messages/send.ts'
import { queueMessage } from '../outbox/queue.ts'
import type { Platform } from '../platform.ts'
import { dayAt } from '../records/days.ts'
import { contactsOf } from '../verification/contacts.ts'
import { dueFile } from './periods.ts'
import type { ReportScheduleTables } from './tables.ts'
import { reportTexts } from './texts.ts'

const atOnce = 50
const everySeconds = 60

/** Until a schedule that failed without a refusal is tried again. */
const retryAfterMs = 10 * 60_000

/** How long a file can be downloaded. */
const fileDays = 14

type Schedule = Selectable<ReportScheduleTables['report_schedule']> &
  Pick<Session, 'account' | 'nickname' | 'path'> & { readonly type: number }

const dueSchedules = ({ db }: Platform, now: Date) =>
  db
    .selectFrom('report_schedule')
    .innerJoin('member', 'member.id', 'report_schedule.member_id')
    .selectAll('report_schedule')
    .select(['member.account', 'member.nickname', 'member.path', 'member.type'])
    .where('paused_at', 'is', null)
    .where('next_at', '<=', now)
    .where('member.may_enter', '=', true)
    .orderBy('next_at')
    .limit(atOnce)
    .execute()

/** Reads as the agent on its own site: what it may not see any more is refused. */
const sessionOf = (schedule: Schedule): Session => ({
  ...{
    id: '',
    memberId: schedule.member_id,
    accountType: schedule.type,
    mustChangePassword: false,
    confirmedAt: null,
    endsAt: Number.POSITIVE_INFINITY,
  },
  ...{ account: schedule.account, nickname: schedule.nickname, path: schedule.path },
  ...{ role: 'agent', site: 'agent' },
})

/** The rows of a file; `tooLong` where they are too many for one, `stopped` where the report is refused. */
async function rowsOf(
  platform: Platform,
  schedule: Schedule,
  filter: Readonly<Record<string, string>>,
  at: Date,
): Promise<number | 'tooLong' | 'stopped'> {
  const reading = readingOf(platform, sessionOf(schedule), schedule.language, at)
  try {
    return (await countRows(maxExportRows, schedule.record, filter, reading)) ?? 'tooLong'
  } catch (error) {
    if (error instanceof Refusal) return 'stopped'
    throw error
  }
}

const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

interface News {
  readonly from: string
  readonly to: string
  readonly rows: number
  readonly fileId: string | null
  readonly until: string
}

async function sendNews(
  platform: Platform,
  unit: Unit,
  schedule: Schedule,
  news: keyof typeof reportTexts,
  { from, to, rows, fileId, until }: News,
): Promise<void> {
  const { member_id: memberId, id } = schedule
  const values: Record<string, string> = {
    name: schedule.name,
    days: from === to ? from : `${from} – ${to}`,
    rows: grouped(rows),
    until,
  }
  const { title, text } = reportTexts[news]
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (_, name: string) => `\u2068${values[name] ?? ''}\u2069`)
  await sendMessage(platform, unit, {
    ...{
      memberId,
      kind: 'team',
      title,
      text: inEachLanguage(platform, text, fill),
      cause: `report:${id}:${from}`,
    },
    link: await centrePath(
      unit,
      memberId,
      fileId === null ? 'scheduled-reports' : `scheduled-reports?file=${fileId}`,
    ),
  })
}

async function sendMail(platform: Platform, unit: Unit, schedule: Schedule, fileId: string, until: string) {
  const contacts = await contactsOf(platform, unit.trx, schedule.member_id)
  const to = contacts.find(({ kind }) => kind === 'email')?.value
  if (to === undefined) return
  const link = new URL(`/agentHome/scheduled-reports?file=${fileId}`, platform.settings.publicUrls.agent).href
  const { language, account } = schedule
  await queueMessage(platform, unit.trx, {
    ...{ channel: 'mail', to, kind: 'reportReady', language, values: { account, link, until } },
  })
}

/** Makes the file that is due, once: the schedule moves on in the transaction that writes the file and its messages. */
async function makeFile(platform: Platform, schedule: Schedule): Promise<void> {
  const at = platform.now()
  const { gmtOffsetMinutes } = platform.settings.brand
  const { from, to, next } = dueFile(schedule, at, gmtOffsetMinutes)
  const filter = { ...schedule.filter, from, to }
  const rows = await rowsOf(platform, schedule, filter, at)
  const expiresAt = new Date(at.getTime() + fileDays * 86_400_000)
  const until = dayAt(expiresAt, gmtOffsetMinutes)
  await transact(platform.database, async (unit) => {
    const { numUpdatedRows } = await unit.trx
      .updateTable('report_schedule')
      .set({ next_from: next.from, next_at: next.at, paused_at: rows === 'stopped' ? at : null })
      .where('id', '=', schedule.id)
      .where('next_from', '=', schedule.next_from)
      .where('next_at', '=', schedule.next_at)
      .where('paused_at', 'is', null)
      .executeTakeFirst()
    // Another process has made it, or the agent has paused or deleted it meanwhile.
    if (numUpdatedRows === 0n) return
    if (typeof rows === 'string') {
      const news = { from, to, rows: maxExportRows, fileId: null, until }
      return sendNews(platform, unit, schedule, rows, news)
    }
    const fileId = newId()
    const { member_id, name, record, columns, language, format } = schedule
    await unit.trx
      .insertInto('report_file')
      .values({
        ...{ id: fileId, member_id, name, record, language, format, row_count: rows },
        ...{ filter: JSON.stringify(filter), columns: columns && JSON.stringify(columns) },
        ...{ first_day: from, last_day: to, made_at: at, expires_at: expiresAt },
      })
      .execute()
    await sendNews(platform, unit, schedule, 'ready', { from, to, rows, fileId, until })
    if (schedule.mail) await sendMail(platform, unit, schedule, fileId, until)
  })
}

/** One that failed is tried again later, so that it does not delay the others. */
const putOff = ({ db, now }: Platform, { id, next_at }: Schedule) =>
  db
    .updateTable('report_schedule')
    .set({ next_at: new Date(now().getTime() + retryAfterMs) })
    .where('id', '=', id)
    .where('next_at', '=', next_at)
    .execute()

/** Makes the files of all schedules that are due. */
export async function makeDueReports(platform: Platform): Promise<void> {
  for (;;) {
    const due = await dueSchedules(platform, platform.now())
    for (const schedule of due) {
      try {
        await makeFile(platform, schedule)
      } catch (error) {
        logFault(error, 'scheduled report')
        await putOff(platform, schedule)
      }
    }
    if (due.length < atOnce) return
  }
}

/** Starts the making of scheduled reports, in one process at a time. */
export async function startReportSchedules(platform: Platform): Promise<void> {
  const seconds = platform.settings.shortDelays ? 5 : everySeconds
  await platform.jobs.every('reportSchedules', seconds, () => makeDueReports(platform))
}
