// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxContract: Call<Calls['sandboxContract']> = {"id":"sandboxContract","method":"POST","path":"/sandbox/contracts","shape":{}}
