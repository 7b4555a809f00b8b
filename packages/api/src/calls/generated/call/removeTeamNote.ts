// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const removeTeamNote: Call<Calls['removeTeamNote']> = {"id":"removeTeamNote","method":"DELETE","path":"/wps/agent/team/notes/{id}","shape":{"id":"s"}}
