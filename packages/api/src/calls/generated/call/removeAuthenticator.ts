// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const removeAuthenticator: Call<Calls['removeAuthenticator']> = {"id":"removeAuthenticator","method":"POST","path":"/wps/member/authenticator/removal","shape":{}}
