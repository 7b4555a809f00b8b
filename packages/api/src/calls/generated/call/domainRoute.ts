// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const domainRoute: Call<Calls['domainRoute']> = {"id":"domainRoute","method":"GET","path":"/wps/system/domainRoute","shape":{"domains":["array","s"]}}
