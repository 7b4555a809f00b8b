// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const createTransfer: Call<Calls['createTransfer']> = {"id":"createTransfer","method":"POST","path":"/wps/agent/transfers","encrypted":true,"idempotent":true,"shape":{"id":"s","at":"s","toAccount":"s","amount":"m","balance":"m","toBalance":"m"}}
