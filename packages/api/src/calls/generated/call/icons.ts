// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const icons: Call<Calls['icons']> = {"id":"icons","method":"GET","path":"/wps/member/info/icon","shape":{"icons":["array",{"id":"s","url":"s"}],"current":"s"}}
