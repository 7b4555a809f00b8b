// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const accountClosure: Call<Calls['accountClosure']> = {"id":"accountClosure","method":"GET","path":"/wps/member/closure","shape":{"blockers":["array",{"kind":["one","balance","vendorBalance","openDeposit","openWithdrawal","openBets","runningBonus","openDispute","downline","contracts","unpaidBills"],"amount":["null","m"]}],"remainder":["null","m"],"closing":["null",{"requestedAt":"s","waiting":"b"}],"closesAt":"s","erasedAt":"s"}}
