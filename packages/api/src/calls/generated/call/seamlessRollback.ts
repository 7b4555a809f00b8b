// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const seamlessRollback: Call<Calls['seamlessRollback']> = {"id":"seamlessRollback","method":"POST","path":"/seamless/rollback","shape":{"transactionId":"s","balance":"m","currency":"s"}}
