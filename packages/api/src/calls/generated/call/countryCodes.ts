// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const countryCodes: Call<Calls['countryCodes']> = {"id":"countryCodes","method":"GET","path":"/wps/system/countryCodes","shape":{"countries":["array",{"code":"s","dialCode":"s","minLength":"i","maxLength":"i"}]}}
