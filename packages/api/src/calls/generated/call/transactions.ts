// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const transactions: Call<Calls['transactions']> = {"id":"transactions","method":"GET","path":"/wps/member/transactions","shape":{"rows":["array",{"id":"s","at":"s","type":["one","deposit","withdrawalHold","withdrawalPaid","withdrawalReleased","bet","win","rollback","void","transferIn","transferOut","walletTransfer","opening","correction","bonus","rebate","reward","points","contract"],"direction":["one","in","out"],"amount":"m","opening":"m","closing":"m","currency":"s","subject":["null","s"],"subjectLanguage?":"s","reference":"s","status":["one","done","reversed"],"remark":["null","s"]}],"totals":{"count":"i","credited":"m","debited":"m","net":"m","opening":"m","closing":"m"},"page":{"next":["null","s"]}}}
