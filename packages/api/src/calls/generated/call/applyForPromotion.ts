// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const applyForPromotion: Call<Calls['applyForPromotion']> = {"id":"applyForPromotion","method":"POST","path":"/wps/promotions/{id}/application","idempotent":true,"shape":{"promotionId":"s","status":["one","joinNow","claimPayout","applying","rejected","issued","claimed","inProcess","signedUp","registrationClosed","applicationForbidden","closed","comingSoon"],"reason":["null",["one","conditionsNotMet","depositNeeded","trialAccount"]],"reward":["null","m"],"appliedAt":["null","s"],"changedAt":["null","s"]}}
