// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const claimReward: Call<Calls['claimReward']> = {"id":"claimReward","method":"POST","path":"/wps/rewards/{id}/claim","idempotent":true,"shape":{"id":"s","source":["one","bonus","mission","leaderboard","vip","referral","raffle","points","rebate","gift"],"kind":["one","cash","points","bonus"],"amount":"m","claimedAt":"s"}}
