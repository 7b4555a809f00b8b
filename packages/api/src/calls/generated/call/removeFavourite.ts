// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const removeFavourite: Call<Calls['removeFavourite']> = {"id":"removeFavourite","method":"DELETE","path":"/wps/game/favourites/{nodeId}","shape":{"ids":["array","s"]}}
