// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const transferUpline: Call<Calls['transferUpline']> = {"id":"transferUpline","method":"POST","path":"/wps/agent/transfers/upline","encrypted":true,"idempotent":true,"shape":{"id":"s","at":"s","toAccount":"s","amount":"m","balance":"m"}}
