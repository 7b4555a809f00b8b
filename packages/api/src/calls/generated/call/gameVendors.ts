// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const gameVendors: Call<Calls['gameVendors']> = {"id":"gameVendors","method":"GET","path":"/wps/game/vendors","shape":{"lanes":["array",{"title":["one","LIVE","RNG","SPORTS","ESPORTS","PVP","FISH","LOTT","ELOTT","COCKFIGHT","INHOUSE","JACKPOT","MINI","CRASH","ARCADE","TABLE"],"gameClassify":"s","cards":["array",{"vassalage":"s","displayName":"s","language?":"s","gameType":["one","LIVE","RNG","SPORTS","ESPORTS","PVP","FISH","LOTT","ELOTT","COCKFIGHT","INHOUSE","JACKPOT","MINI","CRASH","ARCADE","TABLE"],"lagerIcon":"s","smallIcon":"s","isGame":["one","VASSALAGE","GAME"],"nodeId":"s","route":"s","games":"i","underMaintenance":"b"}]}],"prizeMode":["one","LOTT","ELOTT"]}}
