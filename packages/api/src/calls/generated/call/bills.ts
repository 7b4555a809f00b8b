// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const bills: Call<Calls['bills']> = {"id":"bills","method":"GET","path":"/wps/agent/bills","shape":{"rows":["array",{"id":"s","contractId":"s","kind":["one","dividend","dailySalary","hourSalary","realtimeSalary"],"from":"s","to":"s","adjustment":"i","account":"s","issuer":["one","platform","upline"],"upline":["null","s"],"validBet":"m","loss":"m","activeMembers":"i","carried":"m","base":"m","tier":["null","i"],"rate":"s","amount":"m","paid":"m","state":["one","notReached","pendingReview","pendingCollect","issued","insufficient","partPaid","denied","expired"],"payBy":"s","answer":["one","none","acknowledged","disputed"],"answerReason":["null","s"]}],"totals":{"bills":"i","amount":"m","paid":"m","owed":"m","unpaid":"i"},"page":{"next":["null","s"]}}}
