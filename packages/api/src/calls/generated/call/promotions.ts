// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const promotions: Call<Calls['promotions']> = {"id":"promotions","method":"GET","path":"/wps/promotions","shape":{"categories":["array",{"category":["one","all","newcomer","deposit","slots","live","sports","vip"],"count":"i"}],"promotions":["array",{"id":"s","category":["one","all","newcomer","deposit","slots","live","sports","vip"],"title":"s","summary":"s","language?":"s","coverUrl":"s","url":"s","informationOnly":"b","startsAt":"s","applyUntil":["null","s"],"endsAt":["null","s"],"status":["one","joinNow","claimPayout","applying","rejected","issued","claimed","inProcess","signedUp","registrationClosed","applicationForbidden","closed","comingSoon"]}]}}
