// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const saveTableView: Call<Calls['saveTableView']> = {"id":"saveTableView","method":"POST","path":"/wps/agent/views","idempotent":true,"shape":{"id":"s","name":"s","page":["one","teamMembers","teamBets","downlineTransactions","teamProfitLoss","teamReport"],"search":"s"}}
