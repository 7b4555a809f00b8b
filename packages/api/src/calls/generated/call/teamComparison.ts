// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const teamComparison: Call<Calls['teamComparison']> = {"id":"teamComparison","method":"GET","path":"/wps/agent/team/overview/before","shape":{"from":"s","to":"s","until":["null","s"],"newAccounts":"i","firstDeposits":"i","activeAccounts":"i","deposits":"m","withdrawals":"m","stake":"m","validBet":"m","payout":"m","profitLoss":"m","rebate":"m","given":"m","net":"m"}}
