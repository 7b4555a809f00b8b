// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const forgetRemembered: Call<Calls['forgetRemembered']> = {"id":"forgetRemembered","method":"DELETE","path":"/wps/session/remembered","shape":{}}
