// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const whitelabel: Call<Calls['whitelabel']> = {"id":"whitelabel","method":"GET","path":"/wps/system/whitelabel","shape":{"whitelabel":{"modId":"s","enabled":["one","0","1"],"childrenNodes":["array",{"modId":"s","enabled":["one","0","1"]}]},"whitelabelVal":["record","b"]}}
