// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const jackpots: Call<Calls['jackpots']> = {"id":"jackpots","method":"GET","path":"/wps/game/jackpots","shape":{"currency":"s","asOf":"s","jackpots":["array",{"id":"s","displayName":"s","language?":"s","amount":"m","startAmount":"m","source":{"percent":"s","gameType":["one","LIVE","RNG","SPORTS","ESPORTS","PVP","FISH","LOTT","ELOTT","COCKFIGHT","INHOUSE","JACKPOT","MINI","CRASH","ARCADE","TABLE"],"games":"i"},"oncePerStaked":"m","seedHash":"s","lastWon":["null",{"amount":"m","at":"s","player":"s","betId":"s","number":"i","seed":"s","seedHash":"s"}]}]}}
