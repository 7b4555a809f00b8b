// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const noteTeamMember: Call<Calls['noteTeamMember']> = {"id":"noteTeamMember","method":"PUT","path":"/wps/agent/team/members/{id}/note","shape":{"note":"s"}}
