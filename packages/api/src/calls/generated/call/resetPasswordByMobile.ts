// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const resetPasswordByMobile: Call<Calls['resetPasswordByMobile']> = {"id":"resetPasswordByMobile","method":"POST","path":"/wps/member/password/verification","encrypted":true,"shape":{"token":"s","firstTimeLogin":"b","passwordExpired":"b"}}
