// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const pauseReportSchedule: Call<Calls['pauseReportSchedule']> = {"id":"pauseReportSchedule","method":"PUT","path":"/wps/agent/report-schedules/{id}","shape":{"id":"s","name":"s","record":["one","teamReport","teamProfitLoss","teamBets","downlineTransactions"],"filter":["record","s"],"cadence":["one","daily","weekly"],"format":["one","csv","xlsx"],"mail":"b","paused":"b","from":"s","nextAt":"s"}}
