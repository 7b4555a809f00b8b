// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const register: Call<Calls['register']> = {"id":"register","method":"PUT","path":"/wps/member/register","encrypted":true,"idempotent":true,"shape":{"token":"s","firstTimeLogin":"b","passwordExpired":"b"}}
