// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const teamMemberDetail: Call<Calls['teamMemberDetail']> = {"id":"teamMemberDetail","method":"GET","path":"/wps/agent/team/members/{id}","shape":{"from":"s","to":"s","id":"s","account":"s","nickname":"s","isAgent":"b","level":"i","upline":"s","downlines":"i","joinedAt":"s","lastLoginAt":["null","s"],"balance":"m","deposits":"m","withdrawals":"m","stake":"m","validBet":"m","profitLoss":"m","given":"m","net":"m","trail":["array",{"id":"s","account":"s"}],"assignments":["array",{"at":"s","upline":"s"}],"contracts":["array",{"id":"s","kind":["one","dividend","dailySalary","hourSalary","realtimeSalary"],"state":["one","requested","valid","denied","expired","terminationRequested","invalid"],"topRate":"s","validFrom":["null","s"]}],"tags":["array","s"]}}
