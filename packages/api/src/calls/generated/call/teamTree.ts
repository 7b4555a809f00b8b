// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const teamTree: Call<Calls['teamTree']> = {"id":"teamTree","method":"GET","path":"/wps/agent/team/tree","shape":{"rows":["array",{"id":"s","account":"s","isAgent":"b","downlines":"i","balance":"m","profitLoss":"m"}],"page":{"next":["null","s"]}}}
