// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxRotateSeed: Call<Calls['sandboxRotateSeed']> = {"id":"sandboxRotateSeed","method":"POST","path":"/sandbox/games/seed","shape":{"serverSeedHash":"s","clientSeed":"s","nonce":"i","revealed":["array",{"serverSeed":"s","serverSeedHash":"s","clientSeed":"s","rounds":"i","revealedAt":"s"}]}}
