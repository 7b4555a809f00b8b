// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const realityCheck: Call<Calls['realityCheck']> = {"id":"realityCheck","method":"GET","path":"/wps/member/realityCheck","shape":{"asOf":"s","sessionStartedAt":"s","minutes":"i","bets":"i","stake":"m","payout":"m","netPosition":"m","open":"m","netDeposits":"m"}}
