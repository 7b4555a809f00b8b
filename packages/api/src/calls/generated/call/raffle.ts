// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const raffle: Call<Calls['raffle']> = {"id":"raffle","method":"GET","path":"/wps/raffle","shape":{"id":"s","from":"s","to":"s","drawAt":"s","rule":{"deposit":"m","validBet":"m"},"prizes":["array","m"],"tickets":"i","own":{"claimed":"i","claimable":"i","numbers":["array",{"from":"i","to":"i"}]},"seedHash":"s","seed":["null","s"],"last":["null",{"id":"s","tickets":"i","drawnAt":"s","seedHash":"s","seed":["null","s"],"winners":["array",{"place":"i","number":"i","player":"s","prize":"m","own":"b"}]}]}}
