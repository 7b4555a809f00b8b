// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const teamReport: Call<Calls['teamReport']> = {"id":"teamReport","method":"GET","path":"/wps/agent/team/report","shape":{"asOf":"s","rows":["array",{"day":"s","depositCount":"i","withdrawalCount":"i","firstDeposits":"i","activeAccounts":"i","bonus":"m","rebate":"m","deposits":"m","withdrawals":"m","given":"m","net":"m","bets":"i","stake":"m","validBet":"m","payout":"m","profitLoss":"m"}],"totals":{"bonus":"m","rebate":"m","deposits":"m","withdrawals":"m","given":"m","net":"m","bets":"i","stake":"m","validBet":"m","payout":"m","profitLoss":"m"}}}
