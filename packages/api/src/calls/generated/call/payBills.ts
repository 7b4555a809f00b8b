// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const payBills: Call<Calls['payBills']> = {"id":"payBills","method":"POST","path":"/wps/agent/bills/payout","encrypted":true,"idempotent":true,"shape":{"statuses":["array",{"state":["one","notReached","nothingToPay","carriedLoss","pendingReview","pendingCollect","issued","insufficient","partPaid","denied","expired"],"count":"i","amount":"m"}],"paidNow":"m","stillOwed":"m","balance":"m","more":"b"}}
