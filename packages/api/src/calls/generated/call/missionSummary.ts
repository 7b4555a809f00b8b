// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const missionSummary: Call<Calls['missionSummary']> = {"id":"missionSummary","method":"GET","path":"/wps/mission/summary","shape":{"missions":["array",{"id":"s","name":"s","language?":"s","metric":["one","bets","stake","validBet","payout","deposit"],"window":["one","day","week","month"],"from":"s","to":"s","gameTypes":["array","s"],"progress":"m","target":"m","reward":{"kind":["one","cash","points","bonus"],"amount":"m"},"state":["one","running","ready","claimed"],"rewardId":["null","s"]}],"ready":"i"}}
