// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const billDays: Call<Calls['billDays']> = {"id":"billDays","method":"GET","path":"/wps/agent/bills/days","shape":{"days":["array",{"day":"s","bills":"i","amount":"m","paid":"m","state":["one","notReached","nothingToPay","carriedLoss","pendingReview","pendingCollect","issued","insufficient","partPaid","denied","expired"]}]}}
