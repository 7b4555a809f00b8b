// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const addSubUser: Call<Calls['addSubUser']> = {"id":"addSubUser","method":"POST","path":"/wps/agent/subUsers","encrypted":true,"idempotent":true,"shape":{"id":"s","account":"s","permission":["one","view","cashier","full"],"disabled":"b","passwordGiven":"b","authenticator":"b","createdAt":"s","lastLoginAt":["null","s"]}}
