// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const announcementList: Call<Calls['announcementList']> = {"id":"announcementList","method":"GET","path":"/wps/announcements/list","shape":{"rows":["array",{"id":"s","type":["one","B","PL","PU","PR","H"],"executions":["array",["one","A","B","F"]],"title":"s","language?":"s","content":"s","timestamp":"s"}],"page":{"pageNo":"i","pageSize":"i","total":"i"}}}
