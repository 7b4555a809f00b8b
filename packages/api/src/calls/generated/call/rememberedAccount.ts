// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const rememberedAccount: Call<Calls['rememberedAccount']> = {"id":"rememberedAccount","method":"GET","path":"/wps/session/remembered","shape":{"username":["null","s"],"nickname":["null","s"]}}
