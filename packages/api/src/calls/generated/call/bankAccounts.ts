// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const bankAccounts: Call<Calls['bankAccounts']> = {"id":"bankAccounts","method":"GET","path":"/wps/member/bankAccounts","shape":{"accounts":["array",{"id":"s","bankCode":"s","bank":"s","bankLanguage?":"s","accountName":"s","accountNumberMasked":"s","isDefault":"b","addedAt":"s"}],"most":"i","realName":["null","s"]}}
