// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const depositMethods: Call<Calls['depositMethods']> = {"id":"depositMethods","method":"GET","path":"/wps/v2/deposits/methods","shape":{"methods":["array",{"id":"s","kind":["one","localBank","eWallet","card","crypto","voucher"],"name":"s","language?":"s","min":"m","max":"m","quickAmounts":["array","m"],"creditedWithinSeconds":"i","medianSeconds":["null","i"],"fields":["array",{"name":"s","kind":["one","text","mobile","select"],"label":"s","language?":"s","hint?":"s","required":"b","minLength?":"i","maxLength?":"i","options?":["array",{"value":"s","label":"s"}]}],"sandbox":"b"}],"bonuses":["array",{"id":"s","name":"s","language?":"s","percent":"i","most":"m","base":["one","bonus","bonusAndDeposit"],"multiplier":"i","offerDays":"i","wageringDays":"i","atOnce":"b"}]}}
