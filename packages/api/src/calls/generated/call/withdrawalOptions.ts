// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const withdrawalOptions: Call<Calls['withdrawalOptions']> = {"id":"withdrawalOptions","method":"GET","path":"/wps/v2/withdrawals/options","shape":{"min":"m","max":"m","available":"m","banks":["array",{"code":"s","name":"s","language?":"s"}],"autoConfirmMinutes":["null","i"],"medianSeconds":["null","i"]}}
