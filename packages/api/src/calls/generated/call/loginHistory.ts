// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const loginHistory: Call<Calls['loginHistory']> = {"id":"loginHistory","method":"GET","path":"/wps/member/loginHistory","shape":{"rows":["array",{"id":"s","at":"s","site":["one","member","agent"],"method":"s","outcome":["one","signedIn","wrongPassword","verificationAsked"],"address":"s","device":"s"}],"page":{"next":["null","s"]}}}
