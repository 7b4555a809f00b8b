// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const automaticPayment: Call<Calls['automaticPayment']> = {"id":"automaticPayment","method":"GET","path":"/wps/agent/bills/automatic","shape":{"reserve":"s","dailyCap":["null","s"],"order":["one","oldest","dividendsFirst","smallest"],"contracts":"i","paidToday":"m","available":"m","owed":"m","coming":"m","short":"m","shortFrom":["null","s"]}}
