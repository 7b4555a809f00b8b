// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const closeCase: Call<Calls['closeCase']> = {"id":"closeCase","method":"POST","path":"/wps/member/cases/{id}/closing","idempotent":true,"shape":{"id":"s","number":"s","type":["one",0,1,2,3,4,6],"state":["one","open","answered","waitingForMember","escalated","closed"],"openedAt":"s","changedAt":"s","deadlineAt":["null","s"],"entries":["array",{"id":"s","author":["one","member","service"],"text":"s","at":"s","images":["array","s"]}]}}
