// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const loginVerificationCode: Call<Calls['loginVerificationCode']> = {"id":"loginVerificationCode","method":"POST","path":"/wps/session/login/verification/code","shape":{"expiredMinutes":"i"}}
