// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const exchangeSessionCode: Call<Calls['exchangeSessionCode']> = {"id":"exchangeSessionCode","method":"POST","path":"/wps/session/exchange","shape":{"token":"s","firstTimeLogin":"b","passwordExpired":"b"}}
