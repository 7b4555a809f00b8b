// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxPlay: Call<Calls['sandboxPlay']> = {"id":"sandboxPlay","method":"POST","path":"/sandbox/games/play","shape":{"roundId":"s","outcome":["one","won","lost","refunded"],"symbols":["array","s"],"stake":"m","payout":"m","balance":"m"}}
