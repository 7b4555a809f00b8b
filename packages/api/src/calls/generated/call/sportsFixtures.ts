// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sportsFixtures: Call<Calls['sportsFixtures']> = {"id":"sportsFixtures","method":"GET","path":"/wps/sports/fixtures","shape":{"now":"s","feeds":["array",{"vassalage":"s","displayName":"s","language?":"s","asOf":"s","stale":"b"}],"counts":{"next":"i","live":"i","over":"i"},"days":["array",{"day":"s","matches":"i"}],"competitions":["array",{"id":"s","displayName":"s","language?":"s","matches":"i"}],"matches":["array",{"id":"s","vassalage":"s","nodeId":"s","matchId":"s","competitionId":"s","day":"s","home":"s","away":"s","language?":"s","startsAt":"s","state":["one","scheduled","live","postponed","ended","abandoned"],"suspended":"b","score":["null",{"home":"i","away":"i"}],"odds":["null",{"home":"s","draw":["null","s"],"away":"s"}]}],"page":{"pageNo":"i","pageSize":"i","total":"i"}}}
