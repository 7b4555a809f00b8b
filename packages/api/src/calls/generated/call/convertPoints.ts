// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const convertPoints: Call<Calls['convertPoints']> = {"id":"convertPoints","method":"POST","path":"/wps/points/convert","encrypted":true,"idempotent":true,"shape":{"transactionNumber":"s","points":"m","amount":"m","balance":"m","pointsChanged":"m"}}
