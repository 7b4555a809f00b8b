// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const collectBills: Call<Calls['collectBills']> = {"id":"collectBills","method":"POST","path":"/wps/agent/bills/collect","idempotent":true,"shape":{"statuses":["array",{"state":["one","notReached","nothingToPay","carriedLoss","pendingReview","pendingCollect","issued","insufficient","partPaid","denied","expired"],"count":"i","amount":"m"}],"paidNow":"m","balance":"m","more":"b"}}
