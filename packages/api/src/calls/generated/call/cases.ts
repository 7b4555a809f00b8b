// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const cases: Call<Calls['cases']> = {"id":"cases","method":"GET","path":"/wps/member/cases","shape":{"rows":["array",{"id":"s","number":"s","type":["one",0,1,2,3,4,6],"state":["one","open","answered","waitingForMember","escalated","closed"],"openedAt":"s","changedAt":"s","deadlineAt":["null","s"]}],"page":{"next":["null","s"]}}}
