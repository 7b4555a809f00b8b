// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const seamlessWin: Call<Calls['seamlessWin']> = {"id":"seamlessWin","method":"POST","path":"/seamless/win","shape":{"transactionId":"s","balance":"m","currency":"s"}}
