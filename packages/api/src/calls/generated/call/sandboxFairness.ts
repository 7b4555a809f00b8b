// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxFairness: Call<Calls['sandboxFairness']> = {"id":"sandboxFairness","method":"POST","path":"/sandbox/games/fairness","shape":{"serverSeedHash":"s","clientSeed":"s","nonce":"i","revealed":["array",{"serverSeed":"s","serverSeedHash":"s","clientSeed":"s","rounds":"i","revealedAt":"s"}]}}
