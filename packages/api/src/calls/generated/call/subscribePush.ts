// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const subscribePush: Call<Calls['subscribePush']> = {"id":"subscribePush","method":"POST","path":"/wps/member/push/subscription","shape":{}}
