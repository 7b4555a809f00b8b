// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const merchantWallet: Call<Calls['merchantWallet']> = {"id":"merchantWallet","method":"GET","path":"/wps/relay/merchantWallet","shape":{"isSingle":"b","wallets":["array",{"id":"s","name":"s","language?":"s","main":"b","isSingle":"b","balance":"m","maintenance":"b"}]}}
