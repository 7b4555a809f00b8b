// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const billBets: Call<Calls['billBets']> = {"id":"billBets","method":"GET","path":"/wps/agent/bills/{id}/bets","shape":{"rows":["array",{"id":"s","account":"s","settledAt":"s","category":"s","roundId":"s","stake":"m","validBet":"m","payout":"m"}],"archivedBefore?":"s","page":{"next":["null","s"]}}}
