// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxStatus: Call<Calls['sandboxStatus']> = {"id":"sandboxStatus","method":"POST","path":"/sandbox/status","shape":{}}
