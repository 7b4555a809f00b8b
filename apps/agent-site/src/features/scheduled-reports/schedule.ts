import type { InputOf, ValueOf } from '@baize/api'
import type { createReportSchedule, reportSchedules } from '@baize/api/calls'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths, pathWith } from '../../shared/paths.ts'

/** A report that is made each day or week. */
export type Schedule = ValueOf<typeof reportSchedules>['schedules'][number]

/** A file of a scheduled report. */
export type ReportFile = ValueOf<typeof reportSchedules>['files'][number]

type NewSchedule = InputOf<typeof createReportSchedule>['body']

/** What of a report is scheduled: its rows by a filter, and its columns. */
export type Scheduled = Pick<NewSchedule, 'record' | 'filter' | 'columns'>

/** The reports that can be scheduled. */
export const reportNames: Readonly<Record<Schedule['record'], MessageDescriptor>> = {
  teamBets: msg({ message: 'Team betting', context: 'page of the agent centre' }),
  teamProfitLoss: msg({ message: 'User profit and loss', context: 'page of the agent centre' }),
  teamReport: msg({ message: 'Team report by day', context: 'title of a report' }),
  downlineTransactions: msg({ message: 'Account details', context: 'page of the agent centre' }),
}

const pages = {
  teamBets: paths.teamBets,
  teamProfitLoss: paths.profitLoss,
  teamReport: paths.profitLoss,
  downlineTransactions: paths.accountDetails,
} as const

/** Where a report is on the screen, with its filter. */
export function reportPath({ record, filter }: Pick<Schedule, 'record' | 'filter'>): string {
  return pathWith(pages[record], { ...filter, view: record === 'teamReport' ? 'days' : undefined })
}
