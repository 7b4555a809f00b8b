// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const teamMembers: Call<Calls['teamMembers']> = {"id":"teamMembers","method":"GET","path":"/wps/agent/team/members","shape":{"from":"s","to":"s","rows":["array",{"id":"s","account":"s","nickname":"s","isAgent":"b","level":"i","upline":"s","downlines":"i","joinedAt":"s","lastLoginAt":["null","s"],"balance":"m","deposits":"m","withdrawals":"m","stake":"m","validBet":"m","profitLoss":"m","given":"m","net":"m"}],"count":"i","trail":["array",{"id":"s","account":"s"}],"page":{"next":["null","s"]}}}
