// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const subUsers: Call<Calls['subUsers']> = {"id":"subUsers","method":"GET","path":"/wps/agent/subUsers","shape":{"rows":["array",{"id":"s","account":"s","permission":["one","view","cashier","full"],"disabled":"b","passwordGiven":"b","authenticator":"b","createdAt":"s","lastLoginAt":["null","s"]}],"max":"i","authenticatorRequired":"b"}}
