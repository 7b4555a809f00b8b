// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const depositNotice: Call<Calls['depositNotice']> = {"id":"depositNotice","method":"POST","path":"/wps/gateway/deposits","shape":{"depositId":"s","state":["one","created","pending","underReview","approved","rejected","expired"],"credited":["null","m"]}}
