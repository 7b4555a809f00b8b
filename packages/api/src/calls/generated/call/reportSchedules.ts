// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const reportSchedules: Call<Calls['reportSchedules']> = {"id":"reportSchedules","method":"GET","path":"/wps/agent/report-schedules","shape":{"schedules":["array",{"id":"s","name":"s","record":["one","teamReport","teamProfitLoss","teamBets","downlineTransactions"],"filter":["record","s"],"cadence":["one","daily","weekly"],"format":["one","csv","xlsx"],"mail":"b","paused":"b","from":"s","nextAt":"s"}],"files":["array",{"id":"s","name":"s","record":["one","teamReport","teamProfitLoss","teamBets","downlineTransactions"],"format":["one","csv","xlsx"],"from":"s","to":"s","count":"i","madeAt":"s","expiresAt":"s"}],"max":"i","mailHint":["null","s"]}}
