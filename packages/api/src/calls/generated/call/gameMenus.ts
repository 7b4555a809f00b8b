// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const gameMenus: Call<Calls['gameMenus']> = {"id":"gameMenus","method":"GET","path":"/lgw/games/game_menus","shape":{"menus":["array",{"title":["one","LIVE","RNG","SPORTS","ESPORTS","PVP","FISH","LOTT","ELOTT","COCKFIGHT","INHOUSE","JACKPOT","MINI","CRASH","ARCADE","TABLE"],"vendors":"i","games":"i"}]}}
