// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const pointsConfig: Call<Calls['pointsConfig']> = {"id":"pointsConfig","method":"GET","path":"/wps/points/config","shape":{"ratio":"m","min":"m","max":"m","step":"m","rates":["array",{"gameType":["one","LIVE","RNG","SPORTS","ESPORTS","PVP","FISH","LOTT","ELOTT","COCKFIGHT","INHOUSE","JACKPOT","MINI","CRASH","ARCADE","TABLE"],"points":"m"}],"expire":"b"}}
