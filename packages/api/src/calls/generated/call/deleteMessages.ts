// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const deleteMessages: Call<Calls['deleteMessages']> = {"id":"deleteMessages","method":"POST","path":"/wps/messages/deletion","shape":{"unread":"i"}}
