// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const messages: Call<Calls['messages']> = {"id":"messages","method":"GET","path":"/wps/messages","shape":{"rows":["array",{"id":"s","kind":["one","system","wallet","bonus","promotion","points","vip","contract","team","security","feedback"],"title":"s","text":"s","language?":"s","link":"s","at":"s","read":"b","marked":"b"}],"unread":"i","page":{"next":["null","s"]}}}
