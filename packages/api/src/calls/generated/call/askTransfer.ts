// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const askTransfer: Call<Calls['askTransfer']> = {"id":"askTransfer","method":"POST","path":"/wps/agent/transfers/requests","idempotent":true,"shape":{"id":"s","at":"s","side":["one","asking","asked"],"account":"s","amount":"m","note":"s","state":["one","open","sent","refused","expired"]}}
