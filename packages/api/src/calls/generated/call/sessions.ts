// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sessions: Call<Calls['sessions']> = {"id":"sessions","method":"GET","path":"/wps/member/sessions","shape":{"sessions":["array",{"id":"s","current":"b","site":["one","member","agent"],"device":"s","address":"s","createdAt":"s","lastSeenAt":"s"}]}}
