// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const lotteryDraws: Call<Calls['lotteryDraws']> = {"id":"lotteryDraws","method":"GET","path":"/wps/lottery/draws","shape":{"now":"s","lotteries":["array",{"nodeId":"s","gameCode":"s","vassalage":"s","displayName":"s","language?":"s","underMaintenance":"b","asOf":"s","stale":"b","next":["null",{"drawId":"s","closesAt":"s","drawsAt":"s"}],"last":["null",{"drawId":"s","drawnAt":"s","numbers":["null","s"]}]}]}}
