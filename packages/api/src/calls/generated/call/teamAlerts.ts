// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const teamAlerts: Call<Calls['teamAlerts']> = {"id":"teamAlerts","method":"GET","path":"/wps/agent/alerts","shape":{"win":["null","s"],"withdrawal":["null","s"]}}
