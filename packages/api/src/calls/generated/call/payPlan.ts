// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const payPlan: Call<Calls['payPlan']> = {"id":"payPlan","method":"POST","path":"/wps/agent/bills/payout/plan","shape":{"owed":{"count":"i","amount":"m"},"paid":{"count":"i","amount":"m"},"part":{"count":"i","amount":"m"},"skipped":{"count":"i","amount":"m"},"setOff":"m","moves":"m","receivers":["array",{"account":"s","count":"i","amount":"m"}],"others":"i","balance":"m","left":"m","more":"b"}}
