// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const redeemPromoCode: Call<Calls['redeemPromoCode']> = {"id":"redeemPromoCode","method":"POST","path":"/wps/bonus/promoCode","idempotent":true,"shape":{"id":"s","definitionId":"s","name":"s","language?":"s","trigger":["one","signUp","deposit","dailyDeposit","promoCode","betPlaced","betSettled","segment","manual"],"state":["one","offered","active","wagering","converted","lost","expired","cancelled"],"amount":"m","multiplier":"i","required":"m","progress":"m","converted":["null","m"],"offeredAt":"s","offerEndsAt":"s","claimedAt":["null","s"],"wageringEndsAt":["null","s"],"endedAt":["null","s"]}}
