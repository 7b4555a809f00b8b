// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const login: Call<Calls['login']> = {"id":"login","method":"POST","path":"/wps/session/login","encrypted":true,"shape":{"token":"s","firstTimeLogin":"b","passwordExpired":"b"}}
