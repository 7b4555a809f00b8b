// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxVoid: Call<Calls['sandboxVoid']> = {"id":"sandboxVoid","method":"POST","path":"/sandbox/void","shape":{"betId":"s","balance":"m"}}
