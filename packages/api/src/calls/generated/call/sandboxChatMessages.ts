// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxChatMessages: Call<Calls['sandboxChatMessages']> = {"id":"sandboxChatMessages","method":"POST","path":"/sandbox/chat/messages","shape":{"rows":["array",{"id":"s","sequence":"i","author":["one","member","agent","moderator"],"mine":"b","name":["null","s"],"text":"s","language?":"s","at":"s","hidden":"b"}],"muted":["null",{"until":"s","reason":["one","words","moderator"]}],"page":{"next":["null","s"]}}}
