// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const agentTransfers: Call<Calls['agentTransfers']> = {"id":"agentTransfers","method":"GET","path":"/wps/agent/transfers","shape":{"upline":["null","s"],"rows":["array",{"id":"s","at":"s","direction":["one","in","out"],"account":"s","amount":"m","note":"s","opening":["null","m"],"closing":["null","m"]}],"totals":{"in":"m","out":"m"},"page":{"next":["null","s"]}}}
