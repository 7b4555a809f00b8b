// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const pointsBalance: Call<Calls['pointsBalance']> = {"id":"pointsBalance","method":"GET","path":"/wps/points/balance","shape":{"points":"m","pending":"m","ratio":"m","worth":"m","currency":"s"}}
