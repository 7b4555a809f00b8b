// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const announcements: Call<Calls['announcements']> = {"id":"announcements","method":"GET","path":"/wps/announcements","shape":{"banners":["array",{"id":"s","groupName":["one","w_home"],"title":"s","text":"s","language?":"s","imageUrl":"s","linkUrl":"s"}],"notices":["array",{"id":"s","title":"s","language?":"s","timestamp":"s"}]}}
