// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxTicket: Call<Calls['sandboxTicket']> = {"id":"sandboxTicket","method":"POST","path":"/sandbox/games/ticket","shape":{"ticketId":"s","roundId":"s","kind":["one","crash","lottery","coupon"],"state":["one","open","placed","decided","finished","refused"],"outcome":["null",["one","won","lost","refunded"]],"stake":"m","payout":"m","balance":"s","lines":["array","s"],"placedAt":["null","s"],"settlesAt":["null","s"],"crashPoint":["null","i"],"now":"s"}}
