// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const rebate: Call<Calls['rebate']> = {"id":"rebate","method":"GET","path":"/wps/rebate","shape":{"vipRankLevel":"i","gmtOffsetMinutes":"i","nextCutOffAt":"s","from":["null","s"],"through":["null","s"],"amount":"m","rows":["array",{"gameType":["one","LIVE","RNG","SPORTS","ESPORTS","PVP","FISH","LOTT","ELOTT","COCKFIGHT","INHOUSE","JACKPOT","MINI","CRASH","ARCADE","TABLE"],"ratePercent":"s","validBet":"m","amount":"m"}],"gathering":{"amount":"m","rows":["array",{"gameType":["one","LIVE","RNG","SPORTS","ESPORTS","PVP","FISH","LOTT","ELOTT","COCKFIGHT","INHOUSE","JACKPOT","MINI","CRASH","ARCADE","TABLE"],"ratePercent":"s","validBet":"m","amount":"m"}]}}}
