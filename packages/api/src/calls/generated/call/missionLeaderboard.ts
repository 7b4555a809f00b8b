// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const missionLeaderboard: Call<Calls['missionLeaderboard']> = {"id":"missionLeaderboard","method":"GET","path":"/wps/mission/leaderboard","shape":{"from":"s","to":"s","formula":["one","sumOfValidBet"],"tieRule":["one","firstToReach"],"asOf":"s","freshSeconds":"i","prizes":["array","m"],"rows":["array",{"rank":"i","player":"s","score":"m","own":"b"}],"own":{"rank":["null","i"],"score":"m"}}}
