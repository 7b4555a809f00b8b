// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const confirmWithdrawal: Call<Calls['confirmWithdrawal']> = {"id":"confirmWithdrawal","method":"POST","path":"/wps/v2/withdrawals/{id}/confirmation","idempotent":true,"shape":{"id":"s","amount":"m","state":["one","requested","waitingKyc","riskReview","approved","sent","confirmPending","completed","caseOpen","rejected","failed","cancelled"],"reason":["null","s"],"bank":"s","bankLanguage?":"s","accountNumberMasked":"s","createdAt":"s","nextUpdateAt":["null","s"],"confirmBy":["null","s"],"cancellable":"b","received":["null","m"],"remaining":["null","m"],"images":["array","s"],"history":["array",{"state":"s","at":"s","reason":["null","s"]}]}}
