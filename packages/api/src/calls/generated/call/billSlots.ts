// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const billSlots: Call<Calls['billSlots']> = {"id":"billSlots","method":"GET","path":"/wps/agent/bills/{id}/slots","shape":{"rows":["array",{"slot":"s","gameType":["one","LIVE","RNG","SPORTS","ESPORTS","PVP","FISH","LOTT","ELOTT","COCKFIGHT","INHOUSE","JACKPOT","MINI","CRASH","ARCADE","TABLE"],"bets":"i","stake":"m","validBet":"m","payout":"m"}],"page":{"next":["null","s"]}}}
