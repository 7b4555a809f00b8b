// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const answerTransferRequest: Call<Calls['answerTransferRequest']> = {"id":"answerTransferRequest","method":"POST","path":"/wps/agent/transfers/requests/{id}/answer","encrypted":true,"idempotent":true,"shape":{"id":"s","at":"s","side":["one","asking","asked"],"account":"s","amount":"m","note":"s","state":["one","open","sent","refused","expired"]}}
