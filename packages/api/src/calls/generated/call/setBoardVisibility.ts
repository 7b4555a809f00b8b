// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const setBoardVisibility: Call<Calls['setBoardVisibility']> = {"id":"setBoardVisibility","method":"PUT","path":"/wps/winner/visibility","shape":{"named":"b"}}
