// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const seamlessVoid: Call<Calls['seamlessVoid']> = {"id":"seamlessVoid","method":"POST","path":"/seamless/void","shape":{"transactionId":"s","balance":"m","currency":"s"}}
