// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const createRecordExport: Call<Calls['createRecordExport']> = {"id":"createRecordExport","method":"POST","path":"/wps/records/exports","shape":{"url":"s","fileName":"s","count":"i","expiresAt":"s"}}
