// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const promotionDetail: Call<Calls['promotionDetail']> = {"id":"promotionDetail","method":"GET","path":"/wps/promotions/{id}","shape":{"id":"s","category":["one","all","newcomer","deposit","slots","live","sports","vip"],"title":"s","summary":"s","language?":"s","coverUrl":"s","url":"s","informationOnly":"b","startsAt":"s","applyUntil":["null","s"],"endsAt":["null","s"],"status":["one","joinNow","claimPayout","applying","rejected","issued","claimed","inProcess","signedUp","registrationClosed","applicationForbidden","closed","comingSoon"],"content":"s","announcementImages":["array",{"sequence":"i","url":"s"}]}}
