// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const redeemList: Call<Calls['redeemList']> = {"id":"redeemList","method":"GET","path":"/wps/points/redeemList","shape":{"rows":["array",{"id":"s","productId":"s","productName":"s","language?":"s","kind":["one","cash","goods","bonus"],"quantity":"i","points":"m","amount":["null","m"],"state":["one","inProcess","rejected","approved"],"remark":["null","s"],"appliedAt":"s","decidedAt":["null","s"]}],"page":{"next":["null","s"]}}}
