// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const gameOdds: Call<Calls['gameOdds']> = {"id":"gameOdds","method":"GET","path":"/wps/game/{nodeId}/odds","shape":{"family":"s","returns":{"from":"s","to":"s"},"rows":["array",{"name":"s","pays":"m","chance":"s"}]}}
