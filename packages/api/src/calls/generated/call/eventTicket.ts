// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const eventTicket: Call<Calls['eventTicket']> = {"id":"eventTicket","method":"POST","path":"/wps/events/ticket","shape":{"ticket":"s","sequence":"i"}}
