// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const tableSettings: Call<Calls['tableSettings']> = {"id":"tableSettings","method":"GET","path":"/wps/agent/tables","shape":{"layouts":["array",{"page":["one","teamMembers","teamBets","downlineTransactions","teamProfitLoss","teamReport"],"hidden":["array","s"],"density":["one","comfortable","compact"],"widths":["record","i"]}],"views":["array",{"id":"s","name":"s","page":["one","teamMembers","teamBets","downlineTransactions","teamProfitLoss","teamReport"],"search":"s"}]}}
