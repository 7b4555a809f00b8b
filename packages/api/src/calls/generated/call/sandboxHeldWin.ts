// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const sandboxHeldWin: Call<Calls['sandboxHeldWin']> = {"id":"sandboxHeldWin","method":"POST","path":"/sandbox/held-win","shape":{"betId":"s","state":["one","paid","refused"]}}
