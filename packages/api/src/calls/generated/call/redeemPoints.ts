// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const redeemPoints: Call<Calls['redeemPoints']> = {"id":"redeemPoints","method":"POST","path":"/wps/points/redeem","encrypted":true,"idempotent":true,"shape":{"id":"s","productId":"s","productName":"s","language?":"s","kind":["one","cash","goods","bonus"],"quantity":"i","points":"m","amount":["null","m"],"state":["one","inProcess","rejected","approved"],"remark":["null","s"],"appliedAt":"s","decidedAt":["null","s"]}}
