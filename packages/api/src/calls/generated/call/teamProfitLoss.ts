// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const teamProfitLoss: Call<Calls['teamProfitLoss']> = {"id":"teamProfitLoss","method":"GET","path":"/wps/agent/team/profitLoss","shape":{"asOf":"s","itself":["null",{"memberId":"s","account":"s","isAgent":"b","level":"i","deposits":"m","withdrawals":"m","given":"m","net":"m","bets":"i","stake":"m","validBet":"m","payout":"m","profitLoss":"m"}],"rows":["array",{"memberId":"s","account":"s","isAgent":"b","level":"i","deposits":"m","withdrawals":"m","given":"m","net":"m","bets":"i","stake":"m","validBet":"m","payout":"m","profitLoss":"m"}],"count":"i","trail":["array",{"id":"s","account":"s"}],"totals":{"deposits":"m","withdrawals":"m","given":"m","net":"m","bets":"i","stake":"m","validBet":"m","payout":"m","profitLoss":"m"},"page":{"next":["null","s"]}}}
