// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const registerMobile: Call<Calls['registerMobile']> = {"id":"registerMobile","method":"PUT","path":"/wps/member/register/mobile","encrypted":true,"idempotent":true,"shape":{"token":"s","firstTimeLogin":"b","passwordExpired":"b"}}
