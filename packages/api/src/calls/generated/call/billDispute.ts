// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const billDispute: Call<Calls['billDispute']> = {"id":"billDispute","method":"GET","path":"/wps/agent/bills/{id}/dispute","shape":{"dispute":{"state":["one","open","withdrawn","upheld","rejected"],"answerBy":"s","lastBy":["one","party","payer","operator"]},"messages":["array",{"by":["one","party","payer","operator"],"account":["null","s"],"text":"s","at":"s"}]}}
