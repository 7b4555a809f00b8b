// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const addTeamNote: Call<Calls['addTeamNote']> = {"id":"addTeamNote","method":"POST","path":"/wps/agent/team/members/{id}/notes","idempotent":true,"shape":{"id":"s","memberId":"s","account":"s","text":"s","at":"s"}}
