// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const openedNumbers: Call<Calls['openedNumbers']> = {"id":"openedNumbers","method":"GET","path":"/lgw/vn/numeros/opened/game","shape":{"gameCode":"s","numeros":["array",{"drawId":"s","numbers":"s","drawnAt":"s","seed?":"s","seedHash?":"s"}]}}
