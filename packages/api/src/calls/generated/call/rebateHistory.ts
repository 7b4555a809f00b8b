// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const rebateHistory: Call<Calls['rebateHistory']> = {"id":"rebateHistory","method":"GET","path":"/wps/rebate/history","shape":{"rows":["array",{"id":"s","from":"s","through":"s","vipRankLevel":"i","amount":"m","claimedAt":"s","rows":["array",{"gameType":["one","LIVE","RNG","SPORTS","ESPORTS","PVP","FISH","LOTT","ELOTT","COCKFIGHT","INHOUSE","JACKPOT","MINI","CRASH","ARCADE","TABLE"],"ratePercent":"s","validBet":"m","amount":"m"}]}],"page":{"next":["null","s"]}}}
