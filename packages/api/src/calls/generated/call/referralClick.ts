// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const referralClick: Call<Calls['referralClick']> = {"id":"referralClick","method":"POST","path":"/wps/referral/click","shape":{}}
