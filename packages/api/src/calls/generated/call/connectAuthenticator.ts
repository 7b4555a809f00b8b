// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const connectAuthenticator: Call<Calls['connectAuthenticator']> = {"id":"connectAuthenticator","method":"POST","path":"/wps/member/authenticator/connection","shape":{"recoveryCodes":["array","s"]}}
