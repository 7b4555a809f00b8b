// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const encryptionKeys: Call<Calls['encryptionKeys']> = {"id":"encryptionKeys","method":"GET","path":"/wps/system/keys","shape":{"keys":["array",{"kid":"s","kty":["one","EC"],"crv":["one","P-256"],"x":"s","y":"s"}],"now":"s"}}
