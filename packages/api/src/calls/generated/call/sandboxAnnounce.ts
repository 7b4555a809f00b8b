// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxAnnounce: Call<Calls['sandboxAnnounce']> = {"id":"sandboxAnnounce","method":"POST","path":"/sandbox/announce","shape":{"id":"s","startsAt":"s","endsAt":["null","s"]}}
