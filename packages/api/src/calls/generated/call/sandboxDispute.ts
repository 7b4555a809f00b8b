// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxDispute: Call<Calls['sandboxDispute']> = {"id":"sandboxDispute","method":"POST","path":"/sandbox/disputes","shape":{}}
