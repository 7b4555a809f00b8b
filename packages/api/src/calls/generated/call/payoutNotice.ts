// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const payoutNotice: Call<Calls['payoutNotice']> = {"id":"payoutNotice","method":"POST","path":"/wps/gateway/payouts","shape":{"withdrawalId":"s","state":["one","requested","waitingKyc","riskReview","approved","sent","confirmPending","completed","caseOpen","rejected","failed","cancelled"]}}
