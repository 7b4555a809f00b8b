// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const limitHistory: Call<Calls['limitHistory']> = {"id":"limitHistory","method":"GET","path":"/wps/member/limits/history","shape":{"rows":["array",{"id":"s","at":"s","kind":["one","deposit","loss","stake","sessionTime"],"period":["one","day","week","month"],"what":["one","set","asked","confirmed","withdrawn"],"amount":["null","m"],"minutes":["null","i"]}],"page":{"next":["null","s"]}}}
