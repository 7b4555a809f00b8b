// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const profile: Call<Calls['profile']> = {"id":"profile","method":"GET","path":"/wps/member/profile","shape":{"values":["record","s"],"verified":["array",["one","payeeName","fullName","nickname","birthday","placeOfBirth","nationality","idNumber","occupation","sourceOfIncome","mobileNum","email","whatsapp","telegram","facebook","line","zalo","wechat","qqNum","address","permanentAddress","currentAddress","bankAccountNumber"]],"rules":["record",{"enabled":"b","required":"b","acceptedPattern":["null","s"],"patternId":["null","i"],"minLength":["null","i"],"maxLength":["null","i"]}]}}
