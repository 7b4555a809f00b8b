// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const teamBets: Call<Calls['teamBets']> = {"id":"teamBets","method":"GET","path":"/wps/agent/team/bets","shape":{"asOf":"s","rows":["array",{"id":"s","account":"s","level":"i","placedAt":"s","settledAt":["null","s"],"category":"s","vendor":"s","game":"s","vendorLanguage?":"s","gameLanguage?":"s","roundId":"s","stake":"m","validBet":"m","payout":"m","winLoss":["null","m"],"state":["one","unsettled","won","lost","cashedOut","refunded","void"]}],"totals":["null",{"bets":"i","stake":"m","validBet":"m","payout":"m","profitLoss":"m"}],"archivedBefore?":"s","page":{"next":["null","s"]}}}
