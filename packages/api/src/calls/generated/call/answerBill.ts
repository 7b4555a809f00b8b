// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const answerBill: Call<Calls['answerBill']> = {"id":"answerBill","method":"POST","path":"/wps/agent/bills/{id}/answer","idempotent":true,"shape":{"id":"s","contractId":"s","kind":["one","dividend","dailySalary","hourSalary","realtimeSalary"],"from":"s","to":"s","adjustment":"i","account":"s","issuer":["one","platform","upline"],"upline":["null","s"],"validBet":"m","stake":["null","m"],"payout":["null","m"],"given":["null","m"],"loss":"m","activeMembers":"i","carried":"m","base":"m","tier":["null","i"],"rate":"s","amount":"m","paid":"m","state":["one","notReached","nothingToPay","carriedLoss","pendingReview","pendingCollect","issued","insufficient","partPaid","denied","expired"],"payBy":"s","answer":["one","none","acknowledged","disputed"],"answerReason":["null","s"]}}
