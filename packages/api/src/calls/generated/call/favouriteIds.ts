// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const favouriteIds: Call<Calls['favouriteIds']> = {"id":"favouriteIds","method":"GET","path":"/wps/game/favourites/ids","shape":{"ids":["array","s"]}}
