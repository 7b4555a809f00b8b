// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const markMessages: Call<Calls['markMessages']> = {"id":"markMessages","method":"POST","path":"/wps/messages/mark","shape":{}}
