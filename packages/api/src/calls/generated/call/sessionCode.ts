// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sessionCode: Call<Calls['sessionCode']> = {"id":"sessionCode","method":"POST","path":"/wps/session/code","shape":{"code":"s","expiresAt":"s"}}
