// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxOpenGame: Call<Calls['sandboxOpenGame']> = {"id":"sandboxOpenGame","method":"POST","path":"/sandbox/games/open","shape":{"playSession":"s","gameCode":"s","displayName":"s","balance":"m","currency":"s","currencySymbol":"s","stakes":["array","m"],"language":"s"}}
