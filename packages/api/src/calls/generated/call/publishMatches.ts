// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const publishMatches: Call<Calls['publishMatches']> = {"id":"publishMatches","method":"POST","path":"/wps/vendor/matches","shape":{"changed":"i"}}
