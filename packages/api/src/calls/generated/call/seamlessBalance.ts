// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const seamlessBalance: Call<Calls['seamlessBalance']> = {"id":"seamlessBalance","method":"POST","path":"/seamless/balance","shape":{"balance":"m","currency":"s","account":"s"}}
