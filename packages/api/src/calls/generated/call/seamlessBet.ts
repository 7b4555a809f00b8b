// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const seamlessBet: Call<Calls['seamlessBet']> = {"id":"seamlessBet","method":"POST","path":"/seamless/bet","shape":{"transactionId":"s","balance":"m","currency":"s"}}
