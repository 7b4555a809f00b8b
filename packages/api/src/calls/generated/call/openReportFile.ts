// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const openReportFile: Call<Calls['openReportFile']> = {"id":"openReportFile","method":"POST","path":"/wps/agent/report-files/{id}/address","shape":{"url":"s","fileName":"s","expiresAt":"s"}}
