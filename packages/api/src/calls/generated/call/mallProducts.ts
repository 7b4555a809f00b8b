// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const mallProducts: Call<Calls['mallProducts']> = {"id":"mallProducts","method":"GET","path":"/wps/points/products","shape":{"products":["array",{"id":"s","kind":["one","cash","goods","bonus"],"name":"s","language?":"s","imageUrl":"s","points":"m","amount":["null","m"],"stock":"i","mostAtOnce":"i"}]}}
