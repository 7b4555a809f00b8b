// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const realtimeSalaryProcessing: Call<Calls['realtimeSalaryProcessing']> = {"id":"realtimeSalaryProcessing","method":"POST","path":"/wps/agent/contract/realtimeSalary","idempotent":true,"shape":{"kind":["one","dividend","dailySalary","hourSalary","realtimeSalary"],"contractId":["null","s"],"window":["null",{"from":"s","to":"s"}],"validBet":"m","stake":"m","payout":"m","given":"m","loss":"m","activeMembers":"i","carried":"m","base":"m","tier":["null","i"],"rate":"s","nothing":["null",["one","notReached","nothingToPay","carriedLoss"]],"soFar":"m","receivable":{"count":"i","amount":"m"},"payable":{"count":"i","amount":"m"},"collected":"m"}}
