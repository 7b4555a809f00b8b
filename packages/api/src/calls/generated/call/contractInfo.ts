// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const contractInfo: Call<Calls['contractInfo']> = {"id":"contractInfo","method":"GET","path":"/wps/agent/contracts/consolidated","shape":{"contract":"b","dailySalary":"b","hourSalary":"b","realtimeSalary":"b","divtypereq":["one","none","newContract","termination"],"dailysalreqtype":["one","none","newContract","termination"],"contracthoursalreq":["one","none","newContract","termination"],"realtimesalreqtype":["one","none","newContract","termination"],"rates":["array",{"kind":["one","dividend","dailySalary","hourSalary","realtimeSalary"],"max":"s"}],"lowerRatePolicy":["one","endDownlineContracts","refuse"],"textVersion":"s"}}
