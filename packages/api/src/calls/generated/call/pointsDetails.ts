// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const pointsDetails: Call<Calls['pointsDetails']> = {"id":"pointsDetails","method":"GET","path":"/wps/points/transactions","shape":{"rows":["array",{"transactionNumber":"s","applicationTime":"s","exchangeType":["one","earned","rewarded","redeemed","returned","converted","bought"],"productName":["null","s"],"language?":"s","quantity":["null","i"],"requiredPoints":["null","m"],"requiredAmount":["null","m"],"status":["one","inProcess","rejected","approved"],"changedPoints":"m","pointsBalance":"m","remark":["null","s"]}],"page":{"next":["null","s"]}}}
