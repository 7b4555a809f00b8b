// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const consolidatedFunds: Call<Calls['consolidatedFunds']> = {"id":"consolidatedFunds","method":"GET","path":"/wps/member/info/funds/consolidated","shape":{"asOf":"s","currency":"s","main":"m","held":"m","bonus":"m","inTransit":"m","vendors":["array",{"id":"s","name":"s","language?":"s","balance":"m"}],"total":"m"}}
