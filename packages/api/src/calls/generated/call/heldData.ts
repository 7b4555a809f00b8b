// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const heldData: Call<Calls['heldData']> = {"id":"heldData","method":"GET","path":"/wps/member/heldData","shape":{"nextAt":["null","s"]}}
