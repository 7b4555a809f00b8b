// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const teamNotes: Call<Calls['teamNotes']> = {"id":"teamNotes","method":"GET","path":"/wps/agent/team/notes","shape":{"rows":["array",{"id":"s","memberId":"s","account":"s","text":"s","at":"s"}],"page":{"next":["null","s"]}}}
