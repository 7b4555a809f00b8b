// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const memberInfo: Call<Calls['memberInfo']> = {"id":"memberInfo","method":"GET","path":"/wps/member/info","shape":{"id":"s","account":"s","nickname":"s","userName":"s","type":"i","isAgent":"b","hasPassword":"b","mustChangePassword":"b","mustChangeReason?":["one","firstLogin","expired","defaultPassword"],"currency":"s","currencySymbol":"s","lastLoginAt":["null","s"],"joinedAt":"s","subUser?":{"account":"s","permission":["one","view","cashier","full"],"authenticator":["one","none","required","connected"]}}}
