// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const securityCentre: Call<Calls['securityCentre']> = {"id":"securityCentre","method":"GET","path":"/wps/member/security","shape":{"items":["array",{"kind":["one","loginPassword","paymentPassword","email","mobile","authenticator","bankAccounts","realName","sessions"],"state":["one","notSet","set","verified"],"detail?":"s","count?":"i","changedAt?":"s","locked?":"b"}],"payoutsHeldUntil":["null","s"]}}
