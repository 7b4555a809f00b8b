// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const setTeamTags: Call<Calls['setTeamTags']> = {"id":"setTeamTags","method":"PUT","path":"/wps/agent/team/members/{id}/tags","shape":{"tags":["array","s"]}}
