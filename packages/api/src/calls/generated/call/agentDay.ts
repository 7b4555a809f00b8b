// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const agentDay: Call<Calls['agentDay']> = {"id":"agentDay","method":"GET","path":"/wps/agent/day","shape":{"asOf":"s","balance":"m","owed":{"count":"i","amount":"m"},"due":["array",{"kind":["one","dividend","dailySalary","hourSalary","realtimeSalary"],"payBy":"s","count":"i","amount":"m"}],"short":"m","frozen":["array",{"account":"s","since":"s"}],"changes":{"since":"s","visited":"b","newAccounts":"i","firstDeposits":"i","deposits":"m","withdrawals":"m","validBet":"m","net":"m","made":{"count":"i","amount":"m"},"received":{"count":"i","amount":"m"},"paidOn":{"count":"i","amount":"m"},"accepted":"i","refused":"i","ended":"i"}}}
