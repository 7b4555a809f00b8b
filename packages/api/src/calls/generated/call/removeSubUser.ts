// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const removeSubUser: Call<Calls['removeSubUser']> = {"id":"removeSubUser","method":"DELETE","path":"/wps/agent/subUsers/{id}","shape":{}}
