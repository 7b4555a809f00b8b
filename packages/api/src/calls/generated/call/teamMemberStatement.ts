// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const teamMemberStatement: Call<Calls['teamMemberStatement']> = {"id":"teamMemberStatement","method":"GET","path":"/wps/agent/team/members/{id}/statement","shape":{"account":"s","nickname":"s","month":"s","from":"s","to":"s","asOf":"s","opening":"m","closing":"m","in":"m","out":"m","movements":["array",{"type":["one","deposit","withdrawalHold","withdrawalPaid","withdrawalReleased","bet","win","rollback","void","transferIn","transferOut","walletTransfer","opening","correction","bonus","rebate","reward","points","contract"],"count":"i","in":"m","out":"m"}],"bills":["array",{"side":["one","received","paid"],"kind":["one","dividend","dailySalary","hourSalary","realtimeSalary"],"count":"i","amount":"m","paid":"m"}],"archivedBefore?":"s"}}
