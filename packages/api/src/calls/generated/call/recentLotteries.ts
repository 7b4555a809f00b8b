// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const recentLotteries: Call<Calls['recentLotteries']> = {"id":"recentLotteries","method":"GET","path":"/lgw/vn/games/game_menu/recent","shape":{"gameMenus":["array",{"nodeId":"s","gameCode":"s","vassalage":"s","displayName":"s","language?":"s","prizeMode":["one","LOTT","ZY","ELOTT","SEA"],"iconUrl":"s","route":"s","periodSeconds":"i","drawId":"s","closesAt":"s","drawsAt":"s","betTypes":["array",{"type":"s","odds":"i","returns":"s"}],"underMaintenance":"b"}],"now":"s"}}
