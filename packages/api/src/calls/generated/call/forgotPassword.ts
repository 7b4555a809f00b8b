// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const forgotPassword: Call<Calls['forgotPassword']> = {"id":"forgotPassword","method":"POST","path":"/wps/member/password/email","shape":{}}
