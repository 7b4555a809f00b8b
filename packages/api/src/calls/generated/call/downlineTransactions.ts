// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const downlineTransactions: Call<Calls['downlineTransactions']> = {"id":"downlineTransactions","method":"GET","path":"/wps/agent/team/transactions","shape":{"asOf":"s","rows":["array",{"id":"s","at":"s","account":"s","level":"i","type":["one","depositCredited","withdrawalHeld","withdrawalPaid","withdrawalReleased","transferSent","openingBalanceGranted","corrected","bonusGranted","bonusConverted","bonusForfeited","rebatePaid","rewardPaid","contractPaid"],"amount":"m","reference":"s"}],"totals":["array",{"type":["one","depositCredited","withdrawalHeld","withdrawalPaid","withdrawalReleased","transferSent","openingBalanceGranted","corrected","bonusGranted","bonusConverted","bonusForfeited","rebatePaid","rewardPaid","contractPaid"],"count":"i","amount":"m"}],"page":{"next":["null","s"]}}}
