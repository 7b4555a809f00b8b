// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const endSession: Call<Calls['endSession']> = {"id":"endSession","method":"DELETE","path":"/wps/member/sessions/{id}","shape":{}}
