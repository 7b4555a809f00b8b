// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const pointsReward: Call<Calls['pointsReward']> = {"id":"pointsReward","method":"POST","path":"/wps/points/reward","idempotent":true,"shape":{"collected":"m","points":"m"}}
