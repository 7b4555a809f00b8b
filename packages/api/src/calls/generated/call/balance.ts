// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const balance: Call<Calls['balance']> = {"id":"balance","method":"GET","path":"/wps/v2/wallets/balance","shape":{"balance":"m","held":"m","bonus?":"m","currency":"s","currencySymbol":"s"}}
