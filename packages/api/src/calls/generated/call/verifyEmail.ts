// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const verifyEmail: Call<Calls['verifyEmail']> = {"id":"verifyEmail","method":"POST","path":"/wps/member/contact/email","shape":{}}
