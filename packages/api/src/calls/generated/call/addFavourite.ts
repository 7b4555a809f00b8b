// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const addFavourite: Call<Calls['addFavourite']> = {"id":"addFavourite","method":"POST","path":"/wps/game/favourites","shape":{"ids":["array","s"]}}
