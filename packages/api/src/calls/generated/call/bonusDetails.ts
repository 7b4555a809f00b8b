// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const bonusDetails: Call<Calls['bonusDetails']> = {"id":"bonusDetails","method":"GET","path":"/wps/member/bonusDetails","shape":{"rows":["array",{"id":"s","definitionId":"s","name":"s","language?":"s","trigger":["one","signUp","deposit","dailyDeposit","promoCode","betPlaced","betSettled","segment","manual"],"state":["one","offered","active","wagering","converted","lost","expired","cancelled"],"amount":"m","multiplier":"i","required":"m","progress":"m","converted":["null","m"],"offeredAt":"s","offerEndsAt":"s","claimedAt":["null","s"],"wageringEndsAt":["null","s"],"endedAt":["null","s"],"percent":"i","remaining":"m","returned":"m","lost":"m"}],"totals":{"grants":"i","granted":"m","required":"m","progress":"m","converted":"m","returned":"m","lost":"m"},"page":{"next":["null","s"]}}}
