// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const chatLaunch: Call<Calls['chatLaunch']> = {"id":"chatLaunch","method":"POST","path":"/wps/chat/launch","shape":{"chatUrl":"s","expiresAt":"s"}}
