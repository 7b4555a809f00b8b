// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const removeTableView: Call<Calls['removeTableView']> = {"id":"removeTableView","method":"DELETE","path":"/wps/agent/views/{id}","shape":{"id":"s"}}
