// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const pushSettings: Call<Calls['pushSettings']> = {"id":"pushSettings","method":"GET","path":"/wps/member/push","shape":{"publicKey":["null","s"],"browsers":["array",{"id":"s","language":"s","thisSession":"b"}]}}
