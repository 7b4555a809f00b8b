// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const noLoginCode: Call<Calls['noLoginCode']> = {"id":"noLoginCode","method":"POST","path":"/wps/verification/sms/noLogin","shape":{"expiredMinutes":"i"}}
