// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const loginRemembered: Call<Calls['loginRemembered']> = {"id":"loginRemembered","method":"POST","path":"/wps/session/login/remembered","shape":{"token":"s","firstTimeLogin":"b","passwordExpired":"b"}}
