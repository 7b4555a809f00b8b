// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const subUserActions: Call<Calls['subUserActions']> = {"id":"subUserActions","method":"GET","path":"/wps/agent/subUsers/actions","shape":{"rows":["array",{"id":"s","at":"s","account":"s","call":"s","target":["null","s"],"amount":["null","m"],"result":["null","s"],"address":"s"}],"page":{"next":["null","s"]}}}
