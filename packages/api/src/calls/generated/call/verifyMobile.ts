// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const verifyMobile: Call<Calls['verifyMobile']> = {"id":"verifyMobile","method":"POST","path":"/wps/member/contact/mobile","shape":{}}
