// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const contactCode: Call<Calls['contactCode']> = {"id":"contactCode","method":"POST","path":"/wps/member/contact/code","shape":{"expiredMinutes":"i"}}
