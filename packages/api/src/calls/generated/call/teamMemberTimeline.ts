// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const teamMemberTimeline: Call<Calls['teamMemberTimeline']> = {"id":"teamMemberTimeline","method":"GET","path":"/wps/agent/team/members/{id}/timeline","shape":{"rows":["array",{"id":"s","at":"s","kind":["one","joined","deposit","withdrawal","transferIn","transferOut","contract","bill","frozen","unfrozen","note"],"amount":["null","m"],"account":["null","s"],"contractKind":["null",["one","dividend","dailySalary","hourSalary","realtimeSalary"]],"action":["null",["one","offered","accepted","rejected","expired","terminationRequested","terminationAgreed","terminationRefused","newVersion","terminated","uplineRateLowered","uplineContractEnded"]],"text":["null","s"]}],"page":{"next":["null","s"]}}}
