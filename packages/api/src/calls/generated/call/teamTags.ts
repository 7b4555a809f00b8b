// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const teamTags: Call<Calls['teamTags']> = {"id":"teamTags","method":"GET","path":"/wps/agent/team/tags","shape":{"tags":["array",{"tag":"s","accounts":"i"}]}}
