// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxTravel: Call<Calls['sandboxTravel']> = {"id":"sandboxTravel","method":"POST","path":"/sandbox/travel","shape":{"now":"s","aheadSeconds":"i"}}
