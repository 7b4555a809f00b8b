// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const deleteReportSchedule: Call<Calls['deleteReportSchedule']> = {"id":"deleteReportSchedule","method":"DELETE","path":"/wps/agent/report-schedules/{id}","shape":{"id":"s"}}
