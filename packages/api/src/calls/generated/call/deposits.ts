// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const deposits: Call<Calls['deposits']> = {"id":"deposits","method":"GET","path":"/wps/v2/deposits","shape":{"rows":["array",{"id":"s","methodId":"s","amount":"m","credited":["null","m"],"state":["one","created","pending","underReview","approved","rejected","expired"],"reason":["null","s"],"bonus":["null","s"],"bonusLanguage?":"s","createdAt":"s","nextUpdateAt":["null","s"],"history":["array",{"state":"s","at":"s","reason":["null","s"]}],"expiresAt":["null","s"],"payTo":["null",{"bank":"s","accountName":"s","accountNumber":"s","reference":"s"}],"instructions":["array",{"label":"s","language?":"s","value":"s","kind":["one","text","copy","link"]}]}],"page":{"next":["null","s"]}}}
