// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxMarket: Call<Calls['sandboxMarket']> = {"id":"sandboxMarket","method":"GET","path":"/sandbox/games/{gameCode}/market","shape":{"now":"s","matches":["array",{"match":"s","home":"s","away":"s","kickOff":"s","endsAt":"s","odds":{"home":"i","draw":"i","away":"i"},"resultHash":"s"}],"draw":["null",{"drawId":"s","closesAt":"s","drawsAt":"s","resultHash":"s"}],"betTypes":["array",{"type":"s","odds":"i"}]}}
