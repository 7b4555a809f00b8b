// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxGame: Call<Calls['sandboxGame']> = {"id":"sandboxGame","method":"POST","path":"/sandbox/game","shape":{}}
