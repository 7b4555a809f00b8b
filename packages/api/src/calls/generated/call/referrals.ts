// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const referrals: Call<Calls['referrals']> = {"id":"referrals","method":"GET","path":"/wps/referral/list","shape":{"rows":["array",{"id":"s","state":["one","clicked","registered","firstDeposit","qualified","rewarded"],"player":["null","s"],"clickedAt":["null","s"],"registeredAt":["null","s"],"firstDepositAt":["null","s"],"qualifiedAt":["null","s"],"rewardedAt":["null","s"],"depositPercent":"i","validBetPercent":"i"}],"page":{"next":["null","s"]}}}
