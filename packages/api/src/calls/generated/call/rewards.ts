// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const rewards: Call<Calls['rewards']> = {"id":"rewards","method":"GET","path":"/wps/rewards","shape":{"rewards":["array",{"id":"s","source":["one","bonus","mission","leaderboard","vip","referral","raffle","points","rebate","gift"],"kind":["one","cash","points","bonus"],"title":"s","language?":"s","amount":"m","readyAt":"s","expiresAt":["null","s"]}],"count":"i","counts":["array",{"source":["one","bonus","mission","leaderboard","vip","referral","raffle","points","rebate","gift"],"count":"i"}]}}
