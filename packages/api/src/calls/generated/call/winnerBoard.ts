// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const winnerBoard: Call<Calls['winnerBoard']> = {"id":"winnerBoard","method":"GET","path":"/wps/winner/rank","shape":{"from":"s","to":"s","rows":["array",{"rank":"i","player":"s","game":{"nodeId":"s","gameId":"s","vassalage":"s","vendorName":"s","vendorLanguage?":"s","gameType":["one","LIVE","RNG","SPORTS","ESPORTS","PVP","FISH","LOTT","ELOTT","COCKFIGHT","INHOUSE","JACKPOT","MINI","CRASH","ARCADE","TABLE"],"gameCode":"s","isHot":"i","displayName":"s","language?":"s","iconUrl":"s","isGame":["one","VASSALAGE","GAME"],"route":"s","underMaintenance":"b"},"prize":"m","vo":{"winAmount":"s","currencySymbol":"s"},"at":"s"}]}}
