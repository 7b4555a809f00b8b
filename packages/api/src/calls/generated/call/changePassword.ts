// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const changePassword: Call<Calls['changePassword']> = {"id":"changePassword","method":"POST","path":"/wps/member/password","encrypted":true,"shape":{}}
