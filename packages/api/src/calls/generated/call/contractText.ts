// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const contractText: Call<Calls['contractText']> = {"id":"contractText","method":"GET","path":"/wps/agent/contracts/text","shape":{"version":"s","language":"s","title":"s","sections":["array",{"heading":"s","text":"s"}]}}
