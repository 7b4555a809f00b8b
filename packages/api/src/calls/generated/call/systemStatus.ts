// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const systemStatus: Call<Calls['systemStatus']> = {"id":"systemStatus","method":"GET","path":"/wps/system/status","shape":{"status":["one",0,1,2],"ip":"s","message":"s","until":["null","s"],"now":"s"}}
