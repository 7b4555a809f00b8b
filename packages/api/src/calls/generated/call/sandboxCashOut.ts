// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxCashOut: Call<Calls['sandboxCashOut']> = {"id":"sandboxCashOut","method":"POST","path":"/sandbox/games/cash-out","shape":{"ticketId":"s","roundId":"s","kind":["one","crash","lottery","coupon"],"state":["one","open","placed","decided","finished","refused"],"outcome":["null",["one","won","lost","refunded"]],"stake":"m","payout":"m","balance":"s","lines":["array","s"],"placedAt":["null","s"],"settlesAt":["null","s"],"crashPoint":["null","i"],"now":"s"}}
