// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const confirmPassword: Call<Calls['confirmPassword']> = {"id":"confirmPassword","method":"POST","path":"/wps/member/password/confirmation","encrypted":true,"shape":{}}
