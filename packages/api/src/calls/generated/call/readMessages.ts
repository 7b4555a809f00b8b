// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const readMessages: Call<Calls['readMessages']> = {"id":"readMessages","method":"POST","path":"/wps/messages/reading","shape":{"unread":"i"}}
