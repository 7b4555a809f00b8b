// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const bets: Call<Calls['bets']> = {"id":"bets","method":"GET","path":"/wps/member/bets","shape":{"rows":["array",{"id":"s","placedAt":"s","settledAt":["null","s"],"category":"s","vendor":"s","game":"s","vendorLanguage?":"s","gameLanguage?":"s","roundId":"s","stake":"m","bonusStake":"m","validBet":"m","payout":"m","winLoss":["null","m"],"state":["one","unsettled","won","lost","cashedOut","refunded","void"],"device":["null",["one","phone","tablet","computer"]]}],"totals":{"bets":"i","stake":"m","bonusStake":"m","validBet":"m","payout":"m","winLoss":"m","atRisk":"m"},"archivedBefore?":"s","page":{"next":["null","s"]}}}
