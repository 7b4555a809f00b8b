// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxSettlement: Call<Calls['sandboxSettlement']> = {"id":"sandboxSettlement","method":"POST","path":"/sandbox/settlement","shape":{"closed":"i"}}
