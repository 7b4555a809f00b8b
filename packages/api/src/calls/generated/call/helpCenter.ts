// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const helpCenter: Call<Calls['helpCenter']> = {"id":"helpCenter","method":"GET","path":"/wps/system/helpCenter","shape":{"sections":["array",{"anchor":"s","title":"s","language?":"s","content":"s"}]}}
