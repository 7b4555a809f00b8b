// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const publishDraws: Call<Calls['publishDraws']> = {"id":"publishDraws","method":"POST","path":"/wps/vendor/draws","shape":{"changed":"i"}}
