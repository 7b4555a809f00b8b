// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const createHeldDataExport: Call<Calls['createHeldDataExport']> = {"id":"createHeldDataExport","method":"POST","path":"/wps/member/heldData/exports","shape":{"url":"s","fileName":"s","expiresAt":"s"}}
