// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxRaffle: Call<Calls['sandboxRaffle']> = {"id":"sandboxRaffle","method":"POST","path":"/sandbox/raffle","shape":{"id":"s","winners":"i"}}
