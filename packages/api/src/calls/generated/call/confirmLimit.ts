// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const confirmLimit: Call<Calls['confirmLimit']> = {"id":"confirmLimit","method":"POST","path":"/wps/member/limits/confirmation","idempotent":true,"shape":{"limits":["array",{"kind":["one","deposit","loss","stake","sessionTime"],"period":["one","day","week","month"],"amount":["null","m"],"minutes":["null","i"],"used":{"amount":["null","m"],"minutes":["null","i"]},"left":{"amount":["null","m"],"minutes":["null","i"]},"resetsAt":"s","pending":["null",{"amount":["null","m"],"minutes":["null","i"],"from":"s","confirmable":"b"}]}],"exclusion":["null",{"kind":["one","timeOut","selfExclusion"],"since":"s","until":"s"}],"askBeforeDeposit":"b","increaseAfterHours":"i"}}
