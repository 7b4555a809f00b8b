// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const chooseIcon: Call<Calls['chooseIcon']> = {"id":"chooseIcon","method":"POST","path":"/wps/member/info/icon","shape":{}}
