import type { ReportFile, Schedule } from '../schedule.ts'

export const dailyBets: Schedule = {
  ...{ id: 'rsc_1', name: 'Slots of Dara', record: 'teamBets', filter: { account: 'dara2026' } },
  ...{ cadence: 'daily', format: 'xlsx', mail: true, paused: false },
  ...{ from: '2026-11-21', nextAt: '2026-11-21T17:15:00Z' },
}

export const weeklyResults: Schedule = {
  ...{ id: 'rsc_2', name: 'Profit and loss for the office', record: 'teamProfitLoss', filter: {} },
  ...{ cadence: 'weekly', format: 'csv', mail: false, paused: true },
  ...{ from: '2026-11-16', nextAt: '2026-11-22T17:15:00Z' },
}

const dayFile: ReportFile = {
  ...{ id: 'rfl_1', name: 'Slots of Dara', record: 'teamBets', format: 'xlsx', count: 1191 },
  ...{ from: '2026-11-20', to: '2026-11-20' },
  ...{ madeAt: '2026-11-20T17:15:02Z', expiresAt: '2026-12-04T17:15:02Z' },
}

const weekFile: ReportFile = {
  ...{ id: 'rfl_2', name: 'Profit and loss for the office', record: 'teamProfitLoss', format: 'csv' },
  ...{ from: '2026-11-09', to: '2026-11-15', count: 67 },
  ...{ madeAt: '2026-11-15T17:15:02Z', expiresAt: '2026-11-29T17:15:02Z' },
}

export const someReports = {
  ...{ schedules: [dailyBets, weeklyResults], files: [dayFile, weekFile] },
  ...{ max: 10, mailHint: 'le···@example.com' },
}
