// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const freePlay: Call<Calls['freePlay']> = {"id":"freePlay","method":"POST","path":"/wps/session/login/freeplay","shape":{"token":"s","firstTimeLogin":"b","passwordExpired":"b"}}
