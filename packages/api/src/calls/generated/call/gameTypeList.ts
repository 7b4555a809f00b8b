// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const gameTypeList: Call<Calls['gameTypeList']> = {"id":"gameTypeList","method":"GET","path":"/wps/game/types","shape":{"gameTypes":["array",{"gameType":["one","LIVE","RNG","SPORTS","ESPORTS","PVP","FISH","LOTT","ELOTT","COCKFIGHT","INHOUSE","JACKPOT","MINI","CRASH","ARCADE","TABLE"],"games":"i","vendors":"i"}]}}
