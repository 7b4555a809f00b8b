// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const endOtherSessions: Call<Calls['endOtherSessions']> = {"id":"endOtherSessions","method":"DELETE","path":"/wps/member/sessions","shape":{"ended":"i"}}
