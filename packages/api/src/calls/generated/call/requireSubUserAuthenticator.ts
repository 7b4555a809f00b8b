// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const requireSubUserAuthenticator: Call<Calls['requireSubUserAuthenticator']> = {"id":"requireSubUserAuthenticator","method":"PUT","path":"/wps/agent/subUserAuthenticator","encrypted":true,"shape":{}}
