// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const favouriteGames: Call<Calls['favouriteGames']> = {"id":"favouriteGames","method":"GET","path":"/wps/game/favourites","shape":{"games":["array",{"nodeId":"s","gameId":"s","vassalage":"s","vendorName":"s","vendorLanguage?":"s","gameType":["one","LIVE","RNG","SPORTS","ESPORTS","PVP","FISH","LOTT","ELOTT","COCKFIGHT","INHOUSE","JACKPOT","MINI","CRASH","ARCADE","TABLE"],"gameCode":"s","isHot":"i","displayName":"s","language?":"s","iconUrl":"s","isGame":["one","VASSALAGE","GAME"],"route":"s","underMaintenance":"b"}],"page":{"pageNo":"i","pageSize":"i","total":"i"}}}
