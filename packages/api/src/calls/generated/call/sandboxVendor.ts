// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxVendor: Call<Calls['sandboxVendor']> = {"id":"sandboxVendor","method":"POST","path":"/sandbox/vendor","shape":{}}
