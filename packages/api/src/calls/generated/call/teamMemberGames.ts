// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const teamMemberGames: Call<Calls['teamMemberGames']> = {"id":"teamMemberGames","method":"GET","path":"/wps/agent/team/members/{id}/games","shape":{"games":["array",{"nodeId":"s","category":"s","vendor":"s","game":"s","vendorLanguage?":"s","gameLanguage?":"s","bets":"i","stake":"m","validBet":"m","payout":"m","profitLoss":"m"}],"categories":["array",{"gameType":["one","LIVE","RNG","SPORTS","ESPORTS","PVP","FISH","LOTT","ELOTT","COCKFIGHT","INHOUSE","JACKPOT","MINI","CRASH","ARCADE","TABLE"],"bets":"i","stake":"m","validBet":"m","payout":"m","profitLoss":"m"}],"archivedBefore?":"s"}}
