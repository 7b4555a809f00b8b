// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const transferRequests: Call<Calls['transferRequests']> = {"id":"transferRequests","method":"GET","path":"/wps/agent/transfers/requests","shape":{"rows":["array",{"id":"s","at":"s","side":["one","asking","asked"],"account":"s","amount":"m","note":"s","state":["one","open","sent","refused","expired"]}],"page":{"next":["null","s"]}}}
