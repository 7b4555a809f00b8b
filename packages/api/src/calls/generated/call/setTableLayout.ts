// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const setTableLayout: Call<Calls['setTableLayout']> = {"id":"setTableLayout","method":"PUT","path":"/wps/agent/tables/{page}","shape":{"page":["one","teamMembers","teamBets","downlineTransactions","teamProfitLoss","teamReport"],"hidden":["array","s"],"density":["one","comfortable","compact"],"widths":["record","i"]}}
