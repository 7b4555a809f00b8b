// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const depositUse: Call<Calls['depositUse']> = {"id":"depositUse","method":"GET","path":"/wps/agent/contracts/freeze/deposits/{id}","shape":{"paid":"m","frozen":"b","toPay":"m"}}
