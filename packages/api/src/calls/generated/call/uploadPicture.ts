// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const uploadPicture: Call<Calls['uploadPicture']> = {"id":"uploadPicture","method":"POST","path":"/wps/uploads","shape":{"id":"s","url":"s","width":"i","height":"i","size":"i"}}
