// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const messageDetail: Call<Calls['messageDetail']> = {"id":"messageDetail","method":"GET","path":"/wps/message/{id}","shape":{"id":"s","kind":["one","system","wallet","bonus","promotion","points","vip","contract","team","security","feedback"],"title":"s","text":"s","language?":"s","link":"s","at":"s","read":"b","marked":"b"}}
