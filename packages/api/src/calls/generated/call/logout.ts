// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const logout: Call<Calls['logout']> = {"id":"logout","method":"DELETE","path":"/wps/session/logout","shape":{}}
