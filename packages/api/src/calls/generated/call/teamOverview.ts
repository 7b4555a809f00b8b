// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const teamOverview: Call<Calls['teamOverview']> = {"id":"teamOverview","method":"GET","path":"/wps/agent/team/overview","shape":{"asOf":"s","from":"s","to":"s","teamBalance":"m","members":"i","agents":"i","newAccounts":"i","firstDeposits":"i","activeAccounts":"i","online":"i","idle3":"i","idle7":"i","deposits":"m","withdrawals":"m","stake":"m","validBet":"m","payout":"m","profitLoss":"m","rebate":"m","given":"m","net":"m","categories":["array",{"gameType":["one","LIVE","RNG","SPORTS","ESPORTS","PVP","FISH","LOTT","ELOTT","COCKFIGHT","INHOUSE","JACKPOT","MINI","CRASH","ARCADE","TABLE"],"bets":"i","stake":"m","validBet":"m","payout":"m","profitLoss":"m","rebate":"m"}]}}
