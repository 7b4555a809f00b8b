// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxOpenChat: Call<Calls['sandboxOpenChat']> = {"id":"sandboxOpenChat","method":"POST","path":"/sandbox/chat/open","shape":{"chatSession":"s","partner":"s","partnerLanguage?":"s","muted":["null",{"until":"s","reason":["one","words","moderator"]}]}}
