// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const referral: Call<Calls['referral']> = {"id":"referral","method":"GET","path":"/wps/referral","shape":{"enabled":"b","code":"s","url":"s","qrText":"s","touchDays":"i","rule":{"deposit":"m","validBet":"m","reward":"m"},"counts":["array",{"state":["one","clicked","registered","firstDeposit","qualified","rewarded"],"count":"i"}],"rewarded":"m"}}
