// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const feedback: Call<Calls['feedback']> = {"id":"feedback","method":"PUT","path":"/wps/feedback","idempotent":true,"shape":{"reference":"s","caseId":["null","s"],"deadlineAt":["null","s"]}}
