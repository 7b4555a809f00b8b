// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const profitLoss: Call<Calls['profitLoss']> = {"id":"profitLoss","method":"GET","path":"/wps/member/profitLoss","shape":{"from":"s","to":"s","asOf":"s","days":["array",{"day":"s","bets":"i","stake":"m","validBet":"m","payout":"m","rebate":"m","bonus":"m","winLoss":"m","deposits":"m","withdrawals":"m","netDeposits":"m"}],"categories":["array",{"category":"s","bets":"i","stake":"m","validBet":"m","payout":"m","winLoss":"m"}],"totals":{"bets":"i","stake":"m","validBet":"m","payout":"m","rebate":"m","bonus":"m","winLoss":"m","deposits":"m","withdrawals":"m","netDeposits":"m"}}}
