// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const claimRaffle: Call<Calls['claimRaffle']> = {"id":"claimRaffle","method":"POST","path":"/wps/raffle/{id}/claim","idempotent":true,"shape":{"id":"s","from":"i","to":"i","claimed":"i"}}
