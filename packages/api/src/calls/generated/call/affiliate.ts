// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const affiliate: Call<Calls['affiliate']> = {"id":"affiliate","method":"GET","path":"/wps/agent/affiliate","shape":{"valid":"b","accountType":["null",["one","member","agent"]]}}
