// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const billMembers: Call<Calls['billMembers']> = {"id":"billMembers","method":"GET","path":"/wps/agent/bills/{id}/members","shape":{"rows":["array",{"memberId":"s","account":"s","bets":"i","stake":"m","validBet":"m","payout":"m","given":"m"}],"totals":{"bets":"i","stake":"m","validBet":"m","payout":"m","given":"m"},"page":{"next":["null","s"]}}}
