// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const openEnvelope: Call<Calls['openEnvelope']> = {"id":"openEnvelope","method":"POST","path":"/wps/redEnvelope/{id}/open","idempotent":true,"shape":{"id":"s","amount":"m","openedAt":"s"}}
