// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxEnvelope: Call<Calls['sandboxEnvelope']> = {"id":"sandboxEnvelope","method":"POST","path":"/sandbox/envelope","shape":{"id":"s","endsAt":"s"}}
