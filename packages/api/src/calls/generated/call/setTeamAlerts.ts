// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const setTeamAlerts: Call<Calls['setTeamAlerts']> = {"id":"setTeamAlerts","method":"PUT","path":"/wps/agent/alerts","shape":{"win":["null","s"],"withdrawal":["null","s"]}}
