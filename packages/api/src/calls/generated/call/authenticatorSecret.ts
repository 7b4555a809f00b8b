// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const authenticatorSecret: Call<Calls['authenticatorSecret']> = {"id":"authenticatorSecret","method":"POST","path":"/wps/member/authenticator","shape":{"secret":"s","otpauthUrl":"s"}}
