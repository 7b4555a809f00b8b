// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const rewardHistory: Call<Calls['rewardHistory']> = {"id":"rewardHistory","method":"GET","path":"/wps/rewards/history","shape":{"rows":["array",{"id":"s","source":["one","bonus","mission","leaderboard","vip","referral","raffle","points","rebate","gift"],"kind":["one","cash","points","bonus"],"title":"s","language?":"s","amount":"m","readyAt":"s","expiresAt":["null","s"],"state":["one","ready","claimed","expired"],"claimedAt":["null","s"]}],"page":{"next":["null","s"]}}}
