// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const unreadMessages: Call<Calls['unreadMessages']> = {"id":"unreadMessages","method":"GET","path":"/wps/messages/unread","shape":{"unread":"i"}}
