// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const resetSubUserPassword: Call<Calls['resetSubUserPassword']> = {"id":"resetSubUserPassword","method":"POST","path":"/wps/agent/subUsers/{id}/password","encrypted":true,"shape":{"id":"s","account":"s","permission":["one","view","cashier","full"],"disabled":"b","passwordGiven":"b","authenticator":"b","createdAt":"s","lastLoginAt":["null","s"]}}
