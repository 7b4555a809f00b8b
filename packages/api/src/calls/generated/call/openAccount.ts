// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const openAccount: Call<Calls['openAccount']> = {"id":"openAccount","method":"POST","path":"/wps/agent/accounts","encrypted":true,"idempotent":true,"shape":{"id":"s","account":"s","accountType":["one","member","agent"],"joinedAt":"s"}}
