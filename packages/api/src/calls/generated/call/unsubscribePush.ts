// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const unsubscribePush: Call<Calls['unsubscribePush']> = {"id":"unsubscribePush","method":"POST","path":"/wps/member/push/unsubscription","shape":{}}
